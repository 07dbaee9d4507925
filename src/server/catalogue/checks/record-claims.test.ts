import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { claimProblems, type RecordHas } from './record-claims.ts'

type Saying = { lacks: string; because: string; en: string; es: string }

/** Texts that speak of what their record lacks, and texts that only seem to. */
const sayings = parse<Saying>(readFileSync(new URL('./record-claims.csv', import.meta.url)), { columns: true })

const everything: RecordHas = { phone: true, page: true, form: true, incomeLimit: true, age: true }
const nothing: RecordHas = { phone: false, page: false, form: false, incomeLimit: false, age: false }

function told(has: RecordHas, en: string, es: string) {
  return claimProblems({ exceptions: { en, es } }, has).map(({ field, message }) => `${field} ${message}`)
}

test.each(sayings.filter(({ lacks }) => lacks))(
  'a text that speaks of $lacks which the record lacks is told in both languages: $en',
  ({ lacks, en, es }) => {
    expect(told(nothing, en, es)).toEqual([
      `exceptions.en speaks of ${lacks} that the record lacks: “${en}”`,
      `exceptions.es speaks of ${lacks} that the record lacks: “${es}”`,
    ])
    expect(told(everything, en, es)).toEqual([])
  },
)

test.each(sayings.filter(({ because }) => because))('nothing is told where $because: $en', ({ en, es }) => {
  expect(told(nothing, en, es)).toEqual([])
})

test('a record with a limit must not say that the limit is not known', () => {
  const en = 'The program checks your income, but we do not know the limit.'
  const es = 'El programa revisa sus ingresos, pero no sabemos cuál es el límite.'
  expect(told(everything, en, es)).toEqual([
    expect.stringContaining('exceptions.en says that the income limit is not known'),
    expect.stringContaining('exceptions.es says that the income limit is not known'),
  ])
})
