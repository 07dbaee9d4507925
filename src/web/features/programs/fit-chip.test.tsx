// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { FindingReply, ProgramCard } from '#contract/programs.ts'
import { renderPage } from '#testing/pages/render.tsx'
import { FitChip } from './fit-chip.tsx'

const unknown = 'unknown' as const

function finding(changes: Partial<FindingReply>): FindingReply {
  return { rule: 'insurance', result: 'met', text: 'A reason.', asks: [], change: null, source: null, ...changes }
}

function card(changes: Partial<ProgramCard>): ProgramCard {
  return {
    kind: 'pap',
    drug_name: 'Ozempic',
    status: 'may',
    findings: [finding({}), finding({ rule: 'other', result: unknown })],
    ...changes,
  } as ProgramCard
}

test.each([
  ['only the program can answer what is open', {}, 'Fits your answers: 1 thing to ask them'],
  [
    'the reader could answer what is open',
    { findings: [finding({ result: 'unknown', asks: ['insurance'] })] },
    'May match: 1 thing to check',
  ],
  ['it is tied to no medicine, and its income is not said', { drug_name: '' }, 'May match: 1 thing to check'],
  [
    'it helps with every medicine, and its limits hold',
    {
      drug_name: '',
      findings: [finding({}), finding({ rule: 'income' }), finding({ rule: 'medicine', result: unknown })],
    },
    'Fits your answers: 1 thing to ask them',
  ],
  ['every rule is met', { status: 'likely' as const, findings: [finding({})] }, 'Good match'],
])('a label says how a program fits where %s', async (_, changes, words) => {
  const { screen } = renderPage(<FitChip program={card(changes)} />)
  expect(await screen.findByText(words)).toBeTruthy()
})
