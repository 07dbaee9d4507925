import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DrugPrices, Price } from '#contract/prices.ts'
import { languages } from '#i18n/languages.ts'
import { loadCatalogue } from '#server/catalogue/catalogue.ts'
import { testApp } from '#testing/app/test-app.ts'
import { problemsIn, smallCopyOfCatalogue } from '#testing/records/catalogue-folder.ts'

beforeEach(() => {
  setClock('2026-11-22T17:00:00Z')
})

afterEach(() => void vi.useRealTimers())

function setClock(now: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
}

async function pricesOf(id: string, lng = 'en') {
  const { app } = await testApp()
  return (await app.inject(`/api/drug_prices?drug_id=${id}&lng=${lng}`)).json() as DrugPrices
}

const ofKind = (prices: Price[], wanted: Price['kind']) => prices.filter(({ kind }) => kind === wanted)

test('what drugstores pay is said with unit, quantity and date, and that it is not what a person pays', async () => {
  const { prices, none_known, credits } = await pricesOf('metformin')
  expect(none_known).toBe(null)
  expect(prices[0]).toMatchObject({
    kind: 'drugstores',
    said: 'Drugstores paid about $0.42 for 30 tablets of metformin 500 mg (July 15, 2026).',
    is_not: 'This is what drugstores pay, not what you pay. The store adds its fee.',
    quantity: '30 tablets',
    unit: 'tablet',
    amount_per_unit: '$0.014',
    usual: true,
    rxcui: '861007',
    is_old: true,
  })
  expect(credits).toMatchObject([{ kind: 'drugstores', credit: expect.stringContaining('CC BY 4.0') }])
  const [spanish] = (await pricesOf('metformin', 'es')).prices
  expect(spanish?.said).toBe(
    'Las farmacias pagaban unos $0.42 por 30 tabletas de metformina de 500 mg (15 de julio de 2026).',
  )
})

test('what is not counted out is priced by its own unit, and no month of it is made up', async () => {
  const inhaler = ofKind((await pricesOf('albuterol')).prices, 'drugstores').find(({ form }) => form === 'inhaler')
  expect(inhaler).toMatchObject({ quantity: '1 gram', dollars: 1.83 })
  expect(inhaler?.said).toContain('1 gram of Albuterol HFA 90 mcg, inhaler')
})

test('a price without insurance says that it does not count toward the deductible, and where its source names no amount', async () => {
  const [maker, trumprx] = ofKind((await pricesOf('eliquis')).prices, 'cash').concat(
    ofKind((await pricesOf('farxiga')).prices, 'cash'),
  )
  expect(maker).toMatchObject({ amount: '$345', quantity: '60 tablets', is_old: false })
  expect(trumprx).toMatchObject({ place: 'TrumpRx', amount: 'from $35', quantity: null, is_old: true })
  expect(trumprx?.said).toContain('It names no amount of medicine.')
  expect(trumprx?.is_not).toMatch(/does not count toward your deductible/)
})

test('a brand is given the price of its generic in its own strengths only', async () => {
  const strengths = async (id: string) =>
    ofKind((await pricesOf(id)).prices, 'drugstores').map(({ medicine, strength }) => `${medicine} ${strength}`)
  expect(await strengths('xarelto')).toEqual(['rivaroxaban 2.5 mg'])
  expect(await strengths('lopressor')).toEqual(['Metoprolol Tartrate 50 mg', 'Metoprolol Tartrate 100 mg'])
  expect(await strengths('proventil-hfa')).toEqual([])
})

test('a price is old from its ninety-first day, by the clock of the east coast', async () => {
  const isOld = async () => ofKind((await pricesOf('metformin')).prices, 'drugstores')[0]?.is_old
  setClock('2026-10-14T03:59:00Z')
  expect(await isOld()).toBe(false)
  setClock('2026-10-14T04:01:00Z')
  expect(await isOld()).toBe(true)
})

test('the Medicare price of a year ends with it at midnight Eastern, and that of the next year stays', async () => {
  const years = async (id: string) =>
    ofKind((await pricesOf(id)).prices, 'medicare').map(({ valid_from, amount }) => `${valid_from} ${amount}`)
  expect(await years('eliquis')).toEqual(['2026-01-01 $231', '2027-01-01 $237.25'])
  setClock('2027-01-01T04:59:00Z')
  expect(await years('eliquis')).toEqual(['2026-01-01 $231', '2027-01-01 $237.25'])
  setClock('2027-01-01T05:01:00Z')
  expect(await years('eliquis')).toEqual(['2027-01-01 $237.25'])
  for (const ended of ['xarelto', 'entresto', 'stelara', 'novolog', 'fiasp']) expect(await years(ended)).toEqual([])
})

test('where two readings of a Medicare price differ, neither is shown', async () => {
  const folder = smallCopyOfCatalogue()
  const file = join(folder, 'prices/medicare-prices.csv')
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(
      'Eliquis,2026-01-01,2026-12-31,231,231',
      'Eliquis,2026-01-01,2026-12-31,231,230',
    ),
  )
  const { app } = await testApp({ catalogue: loadCatalogue(folder) })
  const { prices }: DrugPrices = (await app.inject('/api/drug_prices?drug_id=eliquis')).json()
  expect(ofKind(prices, 'medicare').map(({ amount }) => amount)).toEqual(['$237.25'])
})

test('every medicine has a price or the sentence that none is known, and every price what it is not', async () => {
  const { services } = await testApp()
  for (const language of languages) {
    for (const { id } of services.drugs.list()) {
      const drug = services.drugs.find(id)
      if (!drug) throw new Error(id)
      const { prices, none_known } = services.prices.of(drug, language)
      expect(none_known === null, id).toBe(prices.length > 0)
      for (const { said, is_not, date } of prices) {
        expect(said, id).not.toMatch(/\{\{|priceRecords|undefined|null|NaN/)
        expect(said, id).toContain(date.slice(0, 4))
        expect(is_not, id).not.toBe('')
      }
    }
  }
})

test('prices that our sources doubt or that failed a check stand nowhere', async () => {
  for (const [id, amount] of [
    ['enbrel', '$3,353.93'],
    ['otezla', '$3,353.93'],
    ['combigan', '$10'],
    ['mayzent', '$42'],
    ['brimonidine', '$9.99'],
  ] as const) {
    expect(JSON.stringify((await pricesOf(id)).prices), id).not.toContain(amount)
  }
})

test('a medicine that we do not know is a 404', async () => {
  const { app } = await testApp()
  expect((await app.inject('/api/drug_prices?drug_id=nosuch')).json()).toMatchObject({ code: 'unknown_drug' })
})

test.each([
  [
    'drugstore-prices.csv',
    'metformin,,500 mg,tablet',
    'metfromin,,500 mg,tablet',
    /metfromin 500 mg tablet · generic_name: is not in/,
  ],
  ['drugstore-prices.csv', 'Glucophage', 'Lipitor', /metformin .* · brands: Lipitor is no brand of it/],
  ['drugstore-prices.csv', '500 mg,tablet,each,0.01398', '500 mg,pill,each,0.01398', /row \d+ · form/],
  ['cash-prices.csv', 'Farxiga,TrumpRx', 'Farxigo,TrumpRx', /Farxigo · name: is not in drugs\.csv/],
  ['medicare-prices.csv', '2026-01-01', '2026', /row 2 · valid_from/],
])('a mistake in %s is named by file, row and field (%s)', (file, right, wrong, message) => {
  const folder = smallCopyOfCatalogue()
  const path = join(folder, 'prices', file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(right, wrong))
  expect(problemsIn(folder)).toMatch(message)
})
