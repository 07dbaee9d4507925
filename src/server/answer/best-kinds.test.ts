import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import type { PersonFacts } from '#contract/eligibility.ts'
import { createEligibility } from '#server/eligibility/eligibility.ts'
import { catalogue } from '#testing/records/shipped-catalogue.ts'
import { createAnswer } from './answer.ts'

// best-kinds.csv says for 65 medicines and eight people what the best must be: worked out from the rules of the records,
// and never copied from what the ranking says. "other" is anything but a free program or a copay card of the medicine.
const answer = createAnswer(createEligibility(catalogue), catalogue)

const exactly = (amount: number) => ({ from: amount, to: amount })
const person = (
  insurance: PersonFacts['insurance'],
  household_size: number,
  income: number,
  state: string,
  age: number,
): PersonFacts => ({
  insurance,
  household_size,
  yearly_income: exactly(income),
  state,
  age: exactly(age),
  prescription: true,
})
const people = {
  'uninsured, 61, Florida': person(['none'], 2, 19_000, 'FL', 61),
  'uninsured family, New York': person(['none'], 4, 36_400, 'NY', 45),
  'uninsured, good income, Texas': person(['none'], 1, 120_000, 'TX', 50),
  'Part D, low income, Ohio': person(['medicare', 'part_d'], 1, 18_000, 'OH', 70),
  'Part D, New York': person(['medicare', 'part_d'], 1, 31_000, 'NY', 74),
  'insurance from work, Texas': person(['commercial'], 4, 60_000, 'TX', 35),
  'Medicaid, California': person(['medicaid'], 1, 12_000, 'CA', 40),
  'veteran, Pennsylvania': { ...person(['va'], 2, 30_000, 'PA', 66), veteran: true },
}

type Row = Record<'medicine' | keyof typeof people, string>
const rows: Row[] = parse(readFileSync(resolve('src/server/answer/best-kinds.csv')), { columns: true })

test('the best of 65 medicines for each of eight people is what the records say', () => {
  expect(rows).toHaveLength(65)
  const wrong = rows.flatMap((row) =>
    Object.entries(people).flatMap(([who, facts]) => {
      const drug = catalogue.findDrug(row.medicine)
      const best = drug && answer.ranked(drug, facts).answer
      const kind = best?.medicine && ['pap', 'copay'].includes(best.program.kind) ? best.program.kind : 'other'
      const wanted = row[who as keyof typeof people]
      return wanted === kind || wanted === best?.program.id
        ? []
        : [`${row.medicine}, ${who}: ${best?.program.id} (${kind}) instead of ${wanted}`]
    }),
  )
  expect(wrong).toEqual([])
})
