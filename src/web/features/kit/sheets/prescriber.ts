import type { Sheet } from '../sheet.ts'
import { type AboutKit, reachOf } from './about-kit.ts'

/** Rows for medicines that the reader has not told of. */
const emptyRows = 2

/** The page for the doctor's office, in English. What to do with it is told in the reader's language. */
export function prescriber(about: AboutKit): Sheet {
  const { kit, t, english, isSpanish } = about
  const medicines = kit.medicines.map(({ name, generic, type }) => ({ name, below: type === 'generic' ? '' : generic }))
  const empty = Array.from({ length: emptyRows }, () => ({ name: '', below: '' }))
  return {
    id: 'prescriber',
    title: english('kitPapers.prescriber.title'),
    lang: 'en',
    blocks: [
      { kind: 'text', text: t('kitPapers.prescriber.hand'), lang: isSpanish ? 'es' : 'en' },
      { kind: 'said', said: { label: `${english('kitPapers.prescriber.patient')}:`, field: 'name' } },
      { kind: 'text', text: english('kitPapers.prescriber.applying') },
      // Which languages the phone speaks is for the patient, in the patient's language.
      { ...reachOf(about), note: '' },
      { kind: 'heading', text: english('kitPapers.prescriber.please') },
      {
        kind: 'boxes',
        items: (['sign', 'copy', 'dose'] as const).map((task) => english(`kitPapers.prescriber.tasks.${task}`)),
      },
      {
        kind: 'table',
        columns: (['medicine', 'strength', 'dose', 'quantity'] as const).map((column) =>
          english(`kitPapers.prescriber.columns.${column}`),
        ),
        rows: medicines.length > 0 ? medicines : empty,
      },
      {
        kind: 'lines',
        lines: (['prescriber', 'npi', 'phone', 'sign'] as const).map((line) => ({
          label: english(`kitPapers.prescriber.lines.${line}`),
        })),
      },
    ],
  }
}
