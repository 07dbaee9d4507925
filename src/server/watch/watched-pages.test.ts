import { expect, test } from 'vitest'
import { catalogue } from '#testing/records/shipped-catalogue.ts'
import { watchedPages } from './watched-pages.ts'

const pages = watchedPages(catalogue)
const urls = new Set(pages.map(({ url }) => url))

test('the pages of the lists are read too: the guideline, the figures of a year, national phones, prices, health centers', () => {
  const { guidelines, figures, nationalPhones, prices, healthCenters } = catalogue
  const sources = [
    ...Object.values(guidelines),
    ...figures.entries.flatMap(({ years }) => Object.values(years)),
    ...nationalPhones,
    ...prices.sources,
    healthCenters.shared,
  ].flatMap(({ sources }) => sources.map(({ url }) => url))
  const read = sources.filter((url) => url?.startsWith('http'))
  expect(read.length).toBeGreaterThan(70)
  expect(read.filter((url) => !urls.has(url ?? ''))).toEqual([])
  const ids = pages.flatMap(({ records }) => records.map(({ id }) => id)).filter((id) => id.startsWith('list-'))
  expect(ids.filter((id) => !/^list(-[a-z0-9]+)+$/.test(id))).toEqual([])
})

test('a limit in dollars and a last day are among the claims of their program', () => {
  const fields = pages.flatMap(({ records }) =>
    records.flatMap(({ claims }) => claims.map(({ field, kind }) => `${field} ${kind}`)),
  )
  expect(fields).toEqual(expect.arrayContaining(['rules.income amount', 'valid.to last day']))
})

test('each record knows the numbers that many pages name', () => {
  const known = pages.flatMap(({ records }) => records.map(({ nationalPhones }) => nationalPhones?.has('8006334227')))
  expect(known.every(Boolean)).toBe(true)
})

test('what one pays is held against its page also where only the cost has it', () => {
  const costs = catalogue.served.filter(({ cost }) => cost && 'dollars' in cost && ['fill', 'month'].includes(cost.per))
  const claimed = new Set(
    pages.flatMap(({ records }) =>
      records.flatMap(({ id, claims }) =>
        claims.flatMap(({ kind, value }) => (kind === 'pay' ? [`${id} ${value}`] : [])),
      ),
    ),
  )
  expect(costs.length).toBeGreaterThan(50)
  expect(costs.filter(({ id, cost }) => cost && 'dollars' in cost && !claimed.has(`${id} ${cost.dollars}`))).toEqual([])
})
