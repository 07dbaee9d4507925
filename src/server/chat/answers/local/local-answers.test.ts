import { expect, test } from 'vitest'
import { serviceCategory } from '#contract/choices.ts'
import type { Language } from '#i18n/languages.ts'
import { emptyContext } from '#server/chat/turn.ts'
import { openAnswers } from '#testing/app/open-answers.ts'
import { asked } from '#testing/factories/understood.ts'
import { countWords, mostWords } from '../short.ts'

const languages: Language[] = ['en', 'es']

test.each(languages)(
  'rent near a ZIP code finds services near it, with what is known of them (%s)',
  async (language) => {
    const { answer } = await openAnswers()
    const rent = await answer(asked({ intent: 'local_help', language, need: 'rent', place: '14604' }))
    expect(rent.items).toHaveLength(3)
    expect(rent.items.every(({ kind, line }) => kind === 'service' && line !== '')).toBe(true)
    expect(rent.shown).toEqual(rent.items.map(({ item_id }) => ({ kind: 'service', id: item_id })))
    expect(rent.text).toContain('Rochester, NY 14604')
    expect(rent.text).toMatch(language === 'en' ? /About \d+ mile/ : /A (unas )?\d+ milla/)
    expect(rent.text).toContain('(/support-programs?q=rent&place=14604)')
    expect(rent.asks).toBeNull()
  },
)

test('a need in Spanish words finds the same services as in English', async () => {
  const { answer } = await openAnswers()
  const rent = await answer(asked({ intent: 'local_help', need: 'rent', place: '14604' }))
  const renta = await answer(asked({ intent: 'local_help', language: 'es', need: 'renta', place: '14604' }))
  expect(renta.shown.slice(0, 3)).toEqual(rent.shown.slice(0, 3))
})

test.each(languages)(
  'without a place only help for the whole country is shown, and the place is asked (%s)',
  async (language) => {
    const { answer, communities } = await openAnswers()
    const rent = await answer(asked({ intent: 'local_help', language, need: 'rent' }))
    expect(rent.asks).toBe('place')
    expect(rent.items.length).toBeGreaterThan(0)
    for (const { item_id } of rent.items) expect(communities.findService(item_id, language)?.reach).toBe('national')
  },
)

test('a place that is not known is said so and asked again, with a person to call', async () => {
  const { answer } = await openAnswers()
  for (const place of [{ place: '', unknownPlace: true }, { place: 'Zorblaxville' }]) {
    const { text, asks, items } = await answer(asked({ intent: 'local_help', need: 'food', ...place }))
    expect(text).toContain('I am not sure which place you mean.')
    expect(text).toContain('[211](tel:211)')
    expect({ asks, items }).toEqual({ asks: 'place', items: [] })
  }
})

test('far from any local group, help for the country is shown with 211, and it is said', async () => {
  const { answer } = await openAnswers()
  const { text, items } = await answer(asked({ intent: 'local_help', need: 'food', place: 'Dallas, TX' }))
  expect(text).toContain('I know no local group for this near Dallas, TX yet.')
  expect(text).toContain('[211](tel:211)')
  expect(items).toHaveLength(3)
})

test('what the directory has nothing of is said so, with 211', async () => {
  const { answer } = await openAnswers()
  const { text, items } = await answer(asked({ intent: 'local_help', need: 'zorblax', place: '14604' }))
  expect(text).toContain('I found nothing on our list for this near Rochester, NY 14604.')
  expect(text).toContain('[211](tel:211)')
  expect(items).toEqual([])
})

test('where the words find nothing, the page of all is that of the kind of help that was shown', async () => {
  const { answer } = await openAnswers()
  const { text } = await answer(asked({ intent: 'local_help', need: 'zorblax', category: 'food', place: '14604' }))
  expect(text).toContain('(/support-programs?category=food&place=14604)')
})

test.each(languages)('without a need, the seven kinds of help are named (%s)', async (language) => {
  const { answer } = await openAnswers()
  const { text, asks, suggestions } = await answer(asked({ intent: 'local_help', language, place: 'Buffalo' }))
  expect(text).toContain('Buffalo, NY')
  expect(text.match(/\/support-programs\?category=/g)).toHaveLength(7)
  expect(asks).toBe('need')
  expect(suggestions).toHaveLength(3)
})

test('"more" goes on three at a time until all are shown, each once', async () => {
  const { answer } = await openAnswers()
  const need = { need: 'rent', place: '14604' }
  const first = await answer(asked({ intent: 'local_help', ...need }))
  const total = Number(first.text.match(/I found (\d+)/)?.[1])
  const ids = first.shown.map(({ id }) => id)
  for (let page = 1; ids.length < total; page += 1) {
    const before = { ...emptyContext, ...need, intent: 'local_help' as const, page }
    const { shown, suggestions } = await answer(asked({ intent: 'more' }), before)
    expect(shown.length).toBeGreaterThan(0)
    ids.push(...shown.map(({ id }) => id))
    expect(suggestions.includes('Show me more')).toBe(ids.length < total)
  }
  expect(new Set(ids).size).toBe(total)
  const after = { ...emptyContext, ...need, intent: 'local_help' as const, page: 9 }
  expect((await answer(asked({ intent: 'more' }), after)).text).toContain('That was all')
})

test.each([
  ['internet', 'lifeline'],
  ['internet barato', 'lifeline'],
  ['museums with EBT', 'museums-for-all'],
  ['museos con EBT', 'museums-for-all'],
  ['glasses', 'vsp'],
  ['lentes', 'vsp'],
  ['dentista', 'dental-lifeline'],
  ['veterans', 'blue-star'],
  ['light bill', 'liheap'],
  ['recibo de la luz', 'liheap'],
  ['taxes', 'irs-free-file'],
  ['GoodRx', 'goodrx-savings'],
])('the deals for “%s” begin with %s, in both languages', async (deal, id) => {
  const { answer } = await openAnswers()
  for (const language of languages) {
    const { shown, items, text } = await answer(asked({ intent: 'deals', language, deal }))
    expect(shown[0]).toEqual({ kind: 'vendor', id })
    expect(text).toContain(items[0]?.discount_coupon)
    expect(items.length).toBeLessThanOrEqual(3)
  }
})

test.each([
  ['phone', 'phones'],
  ['celular', 'celulares'],
  ['fare', 'fares'],
  ['bus', 'buses'],
  ['autobús', 'autobuses'],
  ['viaje', 'viajes'],
  ['glass', 'glasses'],
  ['lente', 'lentes'],
  ['eye', 'eyes'],
  ['tax', 'taxes'],
  ['clothing', 'clothes'],
  ['utility', 'utilities'],
  ['library', 'libraries'],
  ['pharmacy', 'pharmacies'],
  ['parque', 'parques'],
])('“%s” and “%s” find the same deals', async (one, many) => {
  const { answer } = await openAnswers()
  const dealsFor = async (deal: string) => (await answer(asked({ intent: 'deals', deal }))).shown
  expect(await dealsFor(one)).not.toEqual([])
  expect(await dealsFor(many)).toEqual(await dealsFor(one))
})

test('deals of the reader’s city come first, and those of another state not at all', async () => {
  const { answer } = await openAnswers()
  const bus = async (place: string) =>
    (await answer(asked({ intent: 'deals', deal: 'bus', place }))).shown.map(({ id }) => id)
  expect((await bus('Rochester, NY'))[0]).toBe('rts-reduced')
  expect(await bus('14604')).toContain('rts-reduced')
  expect(await bus('Dallas, TX')).not.toContain('rts-reduced')
})

test.each(languages)(
  'without words, or with words that no deal has, the kinds of deals are named (%s)',
  async (language) => {
    const { answer, catalogue } = await openAnswers()
    const known = catalogue.servedProgrammes.map(({ id }) => `(/specialcommunity?program=${id})`)
    for (const deal of ['', 'show special deals', 'muestreme ofertas', 'zorblax']) {
      const { text, suggestions, items } = await answer(asked({ intent: 'deals', language, deal }))
      const links = text.match(/\(\/\S+\)/g) ?? []
      expect(links.at(-1)).toBe('(/specialcommunity)')
      expect(links.slice(0, -1).every((link) => known.includes(link))).toBe(true)
      expect({ items, links: links.length, suggestions: suggestions.length }).toEqual({
        items: [],
        links: 4,
        suggestions: 3,
      })
    }
  },
)

test('a vendor that was named is shown', async () => {
  const { answer } = await openAnswers()
  const { shown } = await answer(asked({ intent: 'deals', records: [{ kind: 'vendor', id: 'amc-pca' }] }))
  expect(shown).toEqual([{ kind: 'vendor', id: 'amc-pca' }])
})

test('every number and link of local help and deals is of a served record, or a page of ours', async () => {
  const { answer, catalogue } = await openAnswers()
  const { servedServices, servedVendors, servedProgrammes, healthCenters } = catalogue
  const records = [...servedServices, ...servedVendors, healthCenters.shared]
  const known = new Set<string | null>([
    null,
    ...[...servedServices, ...healthCenters.centers].map(({ phone }) => phone),
    ...records.flatMap(({ website, sources }) => [website, ...sources.map(({ url }) => url)]),
  ])
  const turns = [
    ...serviceCategory.options.flatMap((category) =>
      ['14604', 'Buffalo', 'Dallas, TX', 'New York', ''].map((place) => ({
        intent: 'local_help' as const,
        category,
        place,
      })),
    ),
    ...servedProgrammes.map(({ name }) => ({ intent: 'deals' as const, deal: name.en })),
  ]
  for (const turn of turns) {
    for (const language of languages) {
      const { text, items } = await answer(asked({ ...turn, language }))
      const links = [...text.matchAll(/\]\((\S+?)\)/g)].map(([, address]) => address)
      expect(
        links.filter((address) => !/^(tel:211|\/(support-programs\?|specialcommunity))/.test(address ?? '')),
      ).toEqual([])
      const said = items.flatMap((item) => [
        item.phone_number,
        item.program_url ?? item.url_link ?? null,
        item.source_url,
      ])
      expect(said.filter((value) => !known.has(value))).toEqual([])
      expect(countWords(text)).toBeLessThanOrEqual(mostWords)
    }
  }
})
