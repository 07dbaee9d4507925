import { expect, test } from 'vitest'
import { catalogue } from '#testing/records/shipped-catalogue.ts'
import { problemsOfDay } from './problems-of-day.ts'
import { endlessYears } from './year-problems.ts'

const today = '2026-11-23'

function told(en: string, es: string, to: string | null = null) {
  const problems = endlessYears({ valid: { from: null, to } }, { benefit: { en, es } }, today)
  return problems.map(({ field, message }) => `${field} ${message}`)
}

test('nothing that readers are given speaks of a year that no rule ends', () => {
  expect(problemsOfDay(catalogue, today)).toEqual([])
})

test('a price of a day that has not come is told', () => {
  const [first, ...others] = catalogue.prices.cash
  const prices = { ...catalogue.prices, cash: [{ ...first, date: '2036-08-17' }, ...others] as typeof others }
  expect(problemsOfDay({ ...catalogue, prices }, today)).toMatchObject([
    { file: 'prices/cash-prices.csv', field: 'date' },
  ])
})

test.each<[string, string, string, number]>([
  ['a year by itself', 'In 2026 the limit is 400%.', 'En 2026 el límite es 400%.', 2],
  ['a year beside dollars', 'It is $29 (2026).', 'Cuesta $29 (2026).', 2],
  ['a figure of one year', 'You pay {partDCap2026}.', 'Usted paga {partDCap2026}.', 2],
  ['a day to come', 'It ends December 31, 2026.', 'Termina el 31 de diciembre de 2026.', 2],
  ['a month to come', 'Apply by January 2027.', 'Solicite antes de enero de 2027.', 2],
  ['a past day', 'Apply by January 2026.', 'Solicite antes de enero de 2026.', 0],
  ['a year that is over', 'The limit of 2024.', 'El límite de 2024.', 0],
  ['a day of a price', 'It was $9 in June 2026.', 'Costaba $9 en junio de 2026.', 0],
  ['what has begun', 'Since 2026 it is free.', 'Desde 2026 es gratis.', 0],
  ['what is told as past', 'In 2026 it was $9.', 'En 2026 era $9.', 0],
  ['a figure of today’s year', 'You pay {partDCap}.', 'Usted paga {partDCap}.', 0],
  ['a sentence with a last day', '{until:2026-12-31} In 2026, pay $9.', '{until:2026-12-31} En 2026, pague $9.', 0],
])('%s is told as it should be', (_, en, es, problems) => {
  expect(told(en, es)).toHaveLength(problems)
})

test('the last day of a record ends what it says of that year, and not what it says of one that is over before', () => {
  expect(told('In 2026 it is $9.', 'En 2026 es $9.', '2026-12-31')).toEqual([])
  expect(told('In 2026 it is $9.', 'En 2026 es $9.', '2027-12-31')).toHaveLength(2)
  expect(told('In 2026 it is $9. In 2027 it is $8.', 'En 2026 es $9. En 2027 es $8.', '2027-12-31')).toEqual([])
})
