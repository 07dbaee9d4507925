import type { FieldName, Sheet } from '../sheet.ts'
import type { AboutKit } from './about-kit.ts'

/** The order in which application forms ask. */
const parts = {
  you: ['name', 'birth', 'address', 'place', 'phone', 'email'],
  home: ['people', 'incomeMonth', 'incomeYear'],
  insurance: ['insurance'],
  medicine: ['medicines'],
  doctor: ['doctor', 'doctorPhone'],
} as const satisfies Record<string, FieldName[]>

/** What the form will ask, to be copied there. */
export function worksheet({ kit, t }: AboutKit): Sheet {
  const names = Object.keys(parts) as (keyof typeof parts)[]
  return {
    id: 'worksheet',
    title: t('kitPapers.worksheet.title'),
    blocks: [
      ...names.flatMap((part) => [
        { kind: 'heading' as const, text: t(`kitPapers.worksheet.${part}`) },
        {
          kind: 'form' as const,
          lines: parts[part].map((field) => ({ label: t(`kitPapers.fields.${field}`), field })),
        },
      ]),
      {
        kind: 'note',
        tone: 'plain',
        blocks: [
          { kind: 'text', text: t('kitPapers.worksheet.number') },
          ...(kit.asksCitizenship ? [{ kind: 'text' as const, text: t('kitPapers.worksheet.citizenship') }] : []),
        ],
      },
    ],
  }
}
