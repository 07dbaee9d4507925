import { expect, test } from 'vitest'
import type { ProgramCard } from '#contract/programs.ts'
import { drugFacts } from './drug-facts.ts'

const drug = { id: 'newmed', label: 'Newmed', generic: 'newmedin', type: 'brand' }

function program(program_id: string, phone_number: string | null, phone_confirmed: boolean) {
  const said = { program_id, program_name: program_id, sponsor: 'Maker', kind: 'pap', description: 'Free.' }
  return { ...said, program_url: null, phone_number, phone_confirmed } as Partial<ProgramCard> as ProgramCard
}

test('search engines are told the phones that are confirmed, and no other', () => {
  const free = [
    program('sure', '1-800-727-5400', true),
    program('doubted', '1-800-727-5401', false),
    program('none', null, true),
  ]
  const found = { drug, lead: 'A medicine.', routes: { free, copay: [], discount: [] } } as unknown
  const facts = drugFacts(found as Parameters<typeof drugFacts>[0], 'https://navi.example')
  expect(JSON.stringify(facts).match(/1-800-\d{3}-\d{4}/g)).toEqual(['1-800-727-5400'])
})
