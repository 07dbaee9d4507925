import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { servicesReply } from '#contract/communities.ts'
import { anyLetter } from '#testing/any-letter.ts'
import { testApp } from '#testing/app/test-app.ts'
import { catalogue } from '#testing/records/shipped-catalogue.ts'

/** Friday, 10 a.m. in Rochester. */
const workday = new Date('2026-11-20T15:00:00Z')

let app: FastifyInstance

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: workday })
  app = (await testApp()).app
})
afterEach(() => void vi.useRealTimers())

async function search(query: Record<string, string>) {
  const reply = await app.inject({ url: `/api/community_services?${new URLSearchParams(query)}` })
  expect(reply.statusCode).toBe(200)
  const parsed = servicesReply.parse(reply.json())
  return { ...parsed, ids: parsed.services.map(({ service_id }) => service_id) }
}

/** Every page of an answer, in order. */
async function searchAll(query: Record<string, string>) {
  const first = await search(query)
  const services = [...first.services]
  for (let page = 2; page <= Math.ceil(first.total / 10); page += 1) {
    services.push(...(await search({ ...query, page: String(page) })).services)
  }
  expect(services).toHaveLength(first.total)
  return services
}

test('of help that fits alike and is for the same area, what rests on an old page comes last', async () => {
  // None of these is named for a group of people: such help comes after what is for everybody.
  for (const category of ['financial', 'housing', 'legal', 'childcare']) {
    const national = (await searchAll({ category })).filter(({ reach }) => reach === 'national')
    const isOld = national.map(({ freshness }) => freshness.state === 'old')
    expect(new Set(isOld), category).toEqual(new Set([true, false]))
    expect(isOld, category).toEqual(isOld.toSorted((a, b) => Number(a) - Number(b)))
  }
})

test('"rent" finds housing and "comida" finds food, whatever the language of the page', async () => {
  for (const lng of ['en', 'es']) {
    expect((await search({ q: 'rent', lng })).ids).toContain('us-hcv')
    expect((await search({ q: 'comida', lng })).ids).toContain('us-feeding-america')
  }
})

test.each([
  ['19601', 'electric bill', 'st-pa-energy', 'us-liheap'],
  ['36602', 'food stamps', 'st-al-snap', 'us-snap'],
])(
  '%s: "%s" finds the state\u2019s own office, and not beside it what only leads there',
  async (place, q, own, leading) => {
    const ids = (await searchAll({ q, place })).map(({ service_id }) => service_id)
    expect(ids).toContain(own)
    expect(ids).not.toContain(leading)
    expect((await search({ q })).ids).toContain(leading)
  },
)

test('whole sentences ask for the same as their one telling word', async () => {
  const { ids } = await search({ q: 'rent' })
  expect((await search({ q: 'I need help with my rent' })).ids).toEqual(ids)
  expect((await search({ q: '¿Necesito ayuda para pagar la renta?' })).ids.toSorted()).toEqual(ids.toSorted())
})

test('mistyped and unfinished words find what was meant', async () => {
  expect((await search({ q: 'hosuing' })).ids).toEqual((await search({ q: 'housing' })).ids)
  expect((await search({ q: 'abogdo' })).ids[0]).toBe((await search({ q: 'abogado' })).ids[0])
  expect((await search({ q: 'Foodl' })).ids[0]).toBe('roc-foodlink')
})

test('who speaks of dying is shown the 988 Lifeline first, anywhere', async () => {
  for (const q of ['quiero morir', 'suicide', 'I want to die']) {
    expect((await search({ q })).ids[0]).toBe('us-988')
    expect((await search({ q, place: '14604' })).ids[0]).toBe('us-988')
  }
})

test.each([
  ['suicide', 'end my life', 'quitarme la vida', 'I want to hurt myself', 'No quiero seguir viviendo', 'hacerme daño'],
  ['suicide', 'kill myself', 'suicidio', 'I don’t want to live', 'estoy pensando en matarme'],
  ['medical', 'chest pain', 'dolor de pecho', 'I can’t breathe', 'cant breathe', 'no puedo respirar'],
  ['poison', 'overdose', 'sobredosis', 'poison', 'veneno', 'my son took too many pills', 'se envenenó'],
  ['abuse', 'he hits me', 'me pega', 'mi esposo me golpeó', 'violencia doméstica', 'I’m afraid of my husband'],
] as const)('words of danger are heard as %s', async (kind, ...texts) => {
  for (const q of texts) expect(await search({ q })).toMatchObject({ emergency: [kind] })
})

test('who speaks of suicide or abuse is shown its hotline first, in any place, among other words', async () => {
  const first = { suicide: 'us-988', abuse: 'us-dv-hotline' }
  const asked = [
    { kind: 'suicide', q: 'end my life' },
    { kind: 'suicide', q: 'no tengo comida y no quiero seguir viviendo', place: '14607' },
    { kind: 'suicide', q: 'I want to hurt myself', place: 'NY' },
    { kind: 'abuse', q: 'he hits me and I need a shelter', place: 'Rochester' },
    { kind: 'abuse', q: 'me pega', place: 'Dallas, TX' },
  ] as const
  for (const { kind, ...query } of asked) expect((await search(query)).ids[0]).toBe(first[kind])
  const both = await search({ q: 'he hits me and I want to die' })
  expect(both.emergency?.toSorted()).toEqual(['abuse', 'suicide'])
  expect(both.ids.slice(0, 2).toSorted()).toEqual(['us-988', 'us-dv-hotline'])
})

test('words of need alone are no emergency', async () => {
  for (const q of ['rent', 'life insurance', 'poisson', 'comida', 'renta', 'depressed', 'despensa', 'I hit a deer']) {
    expect(await search({ q })).toMatchObject({ emergency: [] })
  }
})

test('near a ZIP code the near come first, with miles from there to their own ZIP code', async () => {
  const { services, place } = await search({ q: 'food pantry', place: '14607' })
  expect(place).toEqual({ kind: 'zip', label: 'Rochester, NY 14607', state: 'NY', zip: '14607' })
  expect(services[0]).toMatchObject({ service_id: 'roc-trillium-food', distance_miles: 0 })
  const far = services.filter(({ distance_miles }) => (distance_miles ?? 0) > 100)
  expect(far).toEqual([])
})

test('help for one group comes after help for everybody, unless the question names the group', async () => {
  for (const place of ['33125', '78207', '98101']) {
    for (const q of ['homeless', 'dónde dormir']) {
      const { services } = await search({ q, place })
      expect(services[0]?.service_name, `${q} @ ${place}`).toMatch(/211/)
      expect(services.map(({ service_id }) => service_id)).toContain('us-homeless-vets')
    }
    expect((await search({ q: 'homeless veteran', place })).ids[0]).toBe('us-homeless-vets')
  }
})

test('who needs a dentist is shown the health centers around', async () => {
  const { services } = await search({ q: 'dentist', place: '78207' })
  const near = services.filter(({ distance_miles }) => (distance_miles ?? 100) < 10)
  expect(near.length).toBeGreaterThan(0)
})

test('no miles are told for an address without a ZIP code, nor for an area', async () => {
  const services = await searchAll({ q: 'dental', place: 'Buffalo' })
  expect(services.find(({ service_id }) => service_id === 'wny-jericho')).toMatchObject({ distance_miles: null })
  const ours = services.filter(({ service_id }) => !service_id.startsWith('hc-'))
  expect(ours.filter(({ address, distance_miles }) => !address?.zip && distance_miles !== null)).toEqual([])
})

test('a ZIP code among the words is a place', async () => {
  expect(await search({ q: 'food pantry 14607' })).toEqual(await search({ q: 'food pantry', place: '14607' }))
})

test('local help of another region is left out, help for the state and the country is not', async () => {
  const near = await searchAll({ place: 'Albany, NY' })
  expect(near.some(({ reach }) => reach === 'state')).toBe(true)
  expect(near.some(({ reach }) => reach === 'national')).toBe(true)
  expect(near.filter(({ service_id }) => service_id.startsWith('wny-'))).toEqual([])
  const inTexas = (await searchAll({ place: 'Dallas, TX' })).map(({ service_id }) => service_id)
  expect(inTexas).toEqual(expect.arrayContaining(['st-tx-medicaid', 'city-dallas-pha-1', 'us-211']))
  expect(inTexas.filter((id) => /^(roc|wny|cap|cny|mv|ny|st-ny|city-houston)-/.test(id))).toEqual([])
})

test('a state holds its own help, local help in it and help for the country', async () => {
  const { place, services } = await search({ q: 'legal', place: 'Nueva York', lng: 'es' })
  expect(place).toEqual({ kind: 'state', label: 'Nueva York', state: 'NY', zip: null })
  expect(services[0]?.reach).toBe('state')
})

test('in a whole state, help for the state and the country comes before local help', async () => {
  for (const q of ['', 'food pantry', 'shelter']) {
    const reaches = (await searchAll({ q, place: 'NY' })).map(({ reach }) => reach)
    const local = reaches.indexOf('local')
    expect(local).toBeGreaterThan(0)
    expect(new Set(reaches.slice(local))).toEqual(new Set(['local']))
  }
})

test('local help is offered within 35 miles and in its own state only', async () => {
  for (const place of ['Erie, PA', 'Pittsfield, MA', 'Scranton, PA']) {
    expect(await search({ place, category: 'housing' })).toMatchObject({ has_local: false })
    const local = (await searchAll({ place })).filter(({ reach }) => reach === 'local')
    // Clinics see people of the next state too.
    expect(local.filter(({ service_id }) => !service_id.startsWith('hc-'))).toEqual([])
  }
  const inBuffalo = await searchAll({ q: 'shelter', place: 'Buffalo, NY' })
  expect(inBuffalo.map(({ service_id }) => service_id)).not.toContain('roc-shelter')
  expect((await searchAll({ place: '14607' })).filter(({ distance_miles }) => (distance_miles ?? 0) > 35)).toEqual([])
  expect(await search({ place: 'Rochester', page: '5' })).toMatchObject({ has_local: true })
})

test('who helps whole counties is found from all their ZIP codes, however far, and from no other county', async () => {
  const foodBankIn = async (place: string) => {
    const { ids } = await search({ q: 'food bank', place })
    return ids.find((id) => ['cap-foodbank', 'cny-foodbank', 'roc-foodlink', 'st-foodbank'].includes(id))
  }
  // Plattsburgh, Monticello and New City; Watertown and Norwich; Wellsville and Seneca Falls; Ithaca and Owego.
  for (const place of ['12901', '12701', '10956']) expect(await foodBankIn(place)).toBe('cap-foodbank')
  for (const place of ['13601', '13815']) expect(await foodBankIn(place)).toBe('cny-foodbank')
  for (const place of ['14895', '13148']) expect(await foodBankIn(place)).toBe('roc-foodlink')
  for (const place of ['14850', '13827']) expect(await foodBankIn(place)).toBe('st-foodbank')
  const ofMonroe = async (place: string) => (await search({ q: 'SNAP', place })).ids.includes('roc-dhs')
  expect([await ofMonroe('14420'), await ofMonroe('14425')]).toEqual([true, false])
})

test('a place that nobody knows is said to be unknown, and only help for the whole country is found', async () => {
  for (const place of ['Nowhereville', '00000', '!!!']) {
    const found = await search({ q: 'rent', place })
    expect(found).toMatchObject({ unknown_place: true, place: null })
    expect(new Set(found.services.map(({ reach }) => reach))).toEqual(new Set(['national']))
  }
})

test('a misspelled city is asked about, and its state is respected', async () => {
  const found = await search({ q: 'food', place: 'Bilings MT' })
  expect(found).toMatchObject({ unknown_place: true, place: { kind: 'state', state: 'MT' } })
  expect(found.likely_places).toContain('Billings, MT')
  expect(
    found.services.every(({ reach, area_served }) => reach === 'national' || area_served.includes('Montana')),
  ).toBe(true)
  expect((await search({ q: 'food', place: 'Misoula' })).likely_places).toContain('Missoula, MT')
})

test('of cities with one name none is taken: which they are is told, and the search goes on without them', async () => {
  const found = await search({ q: 'rent', place: 'springfield' })
  expect(found).toMatchObject({ unknown_place: true, place: null })
  const cities = ['IL', 'MA', 'MO', 'OH'].map((state) => `Springfield, ${state}`)
  expect(found.likely_places).toEqual(expect.arrayContaining(cities))
  expect(found.likely_places.length).toBeLessThanOrEqual(8)
  expect(await search({ q: 'rent', place: 'Springfield, MA' })).toMatchObject({
    unknown_place: false,
    likely_places: [],
  })
})

test('a category, a language and being open now each leave only what has it', async () => {
  const { services } = await testApp()
  const housing = await searchAll({ category: 'housing' })
  expect(housing).toHaveLength(services.communities.countByCategory().housing)
  expect(new Set(housing.map(({ category }) => category))).toEqual(new Set(['housing']))
  const inSpanish = await searchAll({ spoken: 'es' })
  expect(inSpanish.length).toBeGreaterThan(0)
  expect(inSpanish.every(({ languages }) => languages?.includes('es'))).toBe(true)
})

test('exactly what is open is found open, at any time of the week', async () => {
  const { services } = await testApp()
  const all = services.communities.list('en').filter(({ kind }) => kind === 'organization')
  for (const time of ['2026-11-20T15:00:00Z', '2026-11-21T16:30:00Z', '2026-11-22T07:00:00Z', '2026-07-24T20:30:00Z']) {
    vi.setSystemTime(time)
    const open = await searchAll({ open_now: 'true' })
    const expected = all.filter(({ id }) => services.communities.findService(id, 'en')?.open === 'open')
    expect(open.map(({ service_id }) => service_id).sort()).toEqual(expected.map(({ id }) => id).sort())
  }
})

test('all pages together hold every service once, in the same order each time', async () => {
  const { services } = await testApp()
  const all = await searchAll({})
  const counts = Object.values(services.communities.countByCategory())
  expect(new Set(all.map(({ service_id }) => service_id)).size).toBe(counts.reduce((sum, count) => sum + count, 0))
  expect(await searchAll({})).toEqual(all)
  expect(all[0]?.reach).toBe('national')
})

test('a page after the last is empty, and still tells how many there are', async () => {
  const { total } = await search({ q: 'rent' })
  expect(await search({ q: 'rent', page: '500' })).toMatchObject({ services: [], total, page: 500 })
})

test('words that nothing is about find nothing', async () => {
  expect(await search({ q: 'xylophone qqqqzzzz' })).toMatchObject({ services: [], total: 0 })
})

test('whatever is typed is answered', async () => {
  const text = fc.oneof(
    fc.string({ unit: anyLetter, maxLength: 60 }),
    fc.stringMatching(/^[ '"\\|&!():*<>%$a-z0-9\0]{0,60}$/),
  )
  await fc.assert(
    fc.asyncProperty(text, text, async (q, place) => void (await search({ q, place: place.slice(0, 80) }))),
    { numRuns: 60 },
  )
})

test('questions that are not allowed are a 400', async () => {
  for (const query of ['category=cars', 'page=0', 'page=501', 'spoken=fr', 'open_now=yes', `q=${'x'.repeat(201)}`]) {
    const reply = await app.inject({ url: `/api/community_services?${query}` })
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_request'])
  }
})

test('servers that start together fill the database once, and an old edition is filled again when it is asked', async () => {
  const editions = ['one', 'two', 'three'].map((hash) => ({ ...catalogue, hash }))
  const { services } = await testApp({ catalogue: editions[0] })
  const twin = await testApp({ catalogue: editions[0] })
  const [first, same] = await Promise.all([services.communities.prepare(), twin.services.communities.prepare()])
  expect(same).toBe(first)
  const before = await services.communities.search({ q: 'rent' }, 'en')
  for (const edition of editions.slice(1)) {
    const newer = await testApp({ catalogue: edition })
    expect(await newer.services.communities.search({ q: 'rent' }, 'en')).toEqual(before)
  }
  const { rows } = await services.database.pool.query('SELECT catalogue_hash FROM directory_edition ORDER BY filled_at')
  expect(rows.map(({ catalogue_hash }) => catalogue_hash.split(' ')[0])).toEqual(['two', 'three'])
  expect(await services.communities.search({ q: 'rent' }, 'en')).toEqual(before)
})
