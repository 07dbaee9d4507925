import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { readFacts } from './facts.ts'

// What people say of money: what comes in, and what goes out, which is no income. `income` is of a year, "open" where they do
// not tell it. The second file was written by who had not seen the reading: of its 90 amounts that are no income the reading
// before took 27 for one, this one 12 at first. It was looked at once after that; do not tune to it further.
type Case = { sentence: string; income: string }

function casesOf(file: string): Case[] {
  return parse(readFileSync(new URL(file, import.meta.url)), { columns: true })
}

const wrongOf = (file: string) =>
  casesOf(file)
    .map(({ sentence, income }) => ({ sentence, income, read: incomeIn(sentence) }))
    .filter(({ income, read }) => read !== income)

function incomeIn(sentence: string): string {
  const { yearly_income } = readFacts(sentence, { stateOfZip: (zip) => (zip === '14604' ? 'NY' : undefined) })
  return yearly_income ? String(yearly_income.from) : 'open'
}

test('money that goes out is no income', () => {
  expect(wrongOf('income-said.csv')).toEqual([])
})

test('few sentences set aside are read wrong, and almost no income is made up', () => {
  const wrong = wrongOf('income-held-out.csv')
  expect(wrong.length).toBeLessThanOrEqual(8)
  expect(wrong.filter(({ income }) => income === 'open').length).toBeLessThanOrEqual(2)
})
