import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testApp } from '#testing/app/test-app.ts'

/** Around the new year on the east coast, five hours behind. */
const lastMinute = new Date('2027-01-01T04:59:59Z')
const firstMinute = new Date('2027-01-01T05:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T17:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

async function read(id: string, lng: 'en' | 'es' = 'en') {
  const { app } = await testApp()
  const answer = await app.inject(`/api/knowledge/${id}?lng=${lng}`)
  return { status: answer.statusCode, ...answer.json() }
}

async function list(query = '') {
  const { app } = await testApp()
  const { knowledge } = (await app.inject(`/api/knowledge${query}`)).json()
  return knowledge as { id: string; subject: string; question: string; answered: boolean }[]
}

async function idsOf(query: string) {
  return (await list(`?q=${encodeURIComponent(query)}`)).map(({ id }) => id)
}

test('an answer comes with its next step, its sources and their newest date, in both languages', async () => {
  const { status, knowledge_card: english } = await read('deductible')
  expect(status).toBe(200)
  expect(english).toMatchObject({
    question: 'What is a deductible?',
    subject: 'insurance-words',
    answered: true,
    source_date: '2026-07-09',
    evidence: 'secondary',
    checked_on: null,
  })
  expect(english.answer).toMatch(/^A deductible is what you pay/)
  expect(english.sources.length + english.unlinked_sources).toBe(3)
  const { knowledge_card: spanish } = await read('deductible', 'es')
  expect(spanish.question).toBe('¿Qué es un deducible?')
  expect(spanish.next_step).toMatch(/^Llame al número para miembros/)
})

test('what only a lead says is not answered: readers are shown where to ask', async () => {
  vi.setSystemTime(firstMinute)
  const { knowledge_card } = await read('negotiated-prices-2027')
  expect(knowledge_card).toMatchObject({ answered: false, answer: null, next_step: null })
  expect(knowledge_card.website).toMatch(/^https:\/\/www\.cms\.gov\//)
  expect(JSON.stringify({ ...knowledge_card, sources: [] })).not.toMatch(/\$\d/)
})

test('an answer without a source to trust or a place to ask is not given at all', async () => {
  for (const id of ['generic-jardiance', 'frustrated-or-venting', 'thank-you', 'nosuch'])
    expect(await read(id)).toMatchObject({ status: 404, code: 'unknown_answer' })
})

test('an answer of a year ends at midnight Eastern, and that of the next one stays', async () => {
  vi.setSystemTime(lastMinute)
  expect((await read('part-d-2026')).knowledge_card).toMatchObject({ valid_to: '2026-12-31' })
  vi.setSystemTime(firstMinute)
  expect(await read('part-d-2026')).toMatchObject({ status: 410, code: 'ended_answer' })
  const subjects = await list('?subject=medicare')
  expect(subjects.map(({ id }) => id)).toContain('part-d-2027')
  expect(subjects.map(({ id }) => id)).not.toContain('part-d-2026')
})

test('an answer of next year begins at midnight Eastern in autumn, and tells until when a plan can be changed', async () => {
  vi.setSystemTime(new Date('2026-10-15T03:59:59Z'))
  expect(await read('part-d-2027')).toMatchObject({ status: 404 })
  vi.setSystemTime(new Date('2026-10-15T04:00:00Z'))
  expect(await read('part-d-2027')).toMatchObject({ status: 200 })
  vi.setSystemTime(new Date('2026-12-07T17:00:00Z'))
  const { knowledge_card: inTime } = await read('part-d-2027')
  expect(inTime.answer).toContain('$2,400')
  expect(inTime.next_step).toMatch(/until December 7/)
  vi.setSystemTime(new Date('2026-12-08T17:00:00Z'))
  const { knowledge_card: late } = await read('part-d-2027', 'es')
  expect(late.next_step).toBe('Pregunte a cada plan: "¿Cuánto costarán mis medicinas en 2027?"')
})

test('a figure without a year is that of today, and changes at midnight Eastern', async () => {
  vi.setSystemTime(lastMinute)
  expect((await read('part-d-what-counts')).knowledge_card.question).toBe('What counts toward the $2,100 cap?')
  vi.setSystemTime(firstMinute)
  expect((await read('part-d-what-counts')).knowledge_card.question).toBe('What counts toward the $2,400 cap?')
  expect((await read('part-d-what-counts', 'es')).knowledge_card.question).toContain('$2,400')
})

test('an answer that lacks the amounts of a new year says so and where they stand, in both languages', async () => {
  expect((await read('va-copays')).knowledge_card.answer).toContain('$5')
  vi.setSystemTime(firstMinute)
  const { knowledge_card: veterans } = await read('va-copays')
  expect(veterans.answer).toMatch(
    /^Veterans in group 1 pay \$0 .*\. We do not have the amounts for 2027 yet: .* va\.gov\.$/,
  )
  expect(veterans.next_step).toMatch(/today's rates at va\.gov/)
  const { knowledge_card: copays } = await read('extra-help-copays-2026', 'es')
  expect(copays).toMatchObject({
    question: '¿Cuáles son los copagos de Extra Help en 2027?',
    answer: 'Todavía no tenemos las cantidades de 2027: búsquelas en medicare.gov.',
    valid_to: null,
  })
})

test('on January 1 no answer is lost but those that one of the new year follows', async () => {
  vi.setSystemTime(lastMinute)
  const before = await list()
  vi.setSystemTime(firstMinute)
  const after = new Set((await list()).map(({ id }) => id))
  expect(
    before
      .map(({ id }) => id)
      .filter((id) => !after.has(id))
      .toSorted(),
  ).toEqual(['negotiated-prices-2026', 'part-d-2026', 'tricare-copays-2026'])
  vi.setSystemTime(new Date('2028-01-01T05:00:00Z'))
  expect(await read('extra-help-2026')).toMatchObject({ status: 410 })
})

test('an answer that is not settled, or due to be read again, says so', async () => {
  expect((await read('part-d-2026')).knowledge_card.look_first).toBe(true)
  expect((await read('trumprx')).knowledge_card.look_first).toBe(false)
  vi.setSystemTime(new Date('2027-02-01T05:00:00Z'))
  expect((await read('trumprx')).knowledge_card.look_first).toBe(true)
})

test('an emergency begins with the number to call, in both languages', async () => {
  const emergencies = await list('?subject=emergencies')
  expect(emergencies).toHaveLength(14)
  for (const { id } of emergencies)
    for (const language of ['en', 'es'] as const) {
      const { knowledge_card } = await read(id, language)
      expect(knowledge_card).toMatchObject({ emergency: true, phone: expect.stringMatching(/\d/) })
      expect(knowledge_card.answer.split(/(?<=[.!?:;])\s/)[0]).toMatch(
        /911|988|1-8\d\d-\d{3}-\d{4}|pois|tox|hotline|línea/i,
      )
    }
})

test.each([
  ['What is a deductible?', 'deductible'],
  ['que es deducible', 'deductible'],
  ['deductable', 'deductible'],
  ['is there a generic for eliquis', 'generic-eliquis'],
  ['how do I appeal a denial', 'internal-appeal'],
  ['can I use a copay card with medicare', 'copay-cards-and-government-insurance'],
  ['donut hole', 'donut-hole'],
  ['me quedé sin insulina', 'out-of-insulin-today'],
  ['renewal of my assistance', 'renew-every-year'],
  ['papers for income', 'proof-of-income-papers'],
  ['throw away old pills', 'throw-away-old-medicine'],
  ['scam charge me for free program', 'companies-that-charge-for-free-programs'],
  ['tarjeta de descuento datos privados', 'privacy-of-discount-cards'],
])('"%s" finds %s among the first three', async (question, id) => {
  expect((await idsOf(question)).slice(0, 3)).toContain(id)
})

test.each([
  ['prior authorization', 'prior-authorization'],
  ['what is a copay', 'copay'],
  ['qué es la autorización previa', 'prior-authorization'],
])('"%s" finds first the answer whose own question comes nearest: %s', async (question, id) => {
  expect((await idsOf(question))[0]).toBe(id)
})

test('words that no answer has find nothing', async () => {
  expect(await idsOf('zebra crossing tariff')).toEqual([])
})

test('a subject that is none, and words without end, are refused', async () => {
  const { app } = await testApp()
  for (const query of ['subject=nosuch', `q=${'a'.repeat(201)}`])
    expect((await app.inject(`/api/knowledge?${query}`)).statusCode).toBe(400)
})

test('an answer can be looked up by Navi, and one that we only point to can not', async () => {
  const { services } = await testApp()
  expect(services.knowledge.answer('copay', 'es')).toMatchObject({
    question: '¿Qué es un copago?',
    source: { url: expect.stringMatching(/^https:/), date: '2026-07-09' },
    checkedOn: null,
  })
  expect(services.knowledge.answer('public-charge', 'en')).toBeUndefined()
})

test('beside programs stand the answers on their medicine, and on their kind', async () => {
  const { services } = await testApp()
  const beside = (name: string, generic: string, kinds: 'copay'[]) =>
    services.knowledge.beside({ drug: { name, generic }, kinds, programs: [] }, 'en').map(({ id }) => id)
  expect(beside('Eliquis', 'apixaban', ['copay'])).toEqual(
    expect.arrayContaining(['generic-eliquis', 'copay-accumulator']),
  )
  expect(beside('Nosuch', 'nosuch', [])).toEqual([])
  // Of a medicine with emergencies of its own, how to pay stands first.
  expect(beside('Lantus', 'insulin glargine', []).slice(0, 2)).toEqual(['biosimilar-lantus', 'medicare-insulin-35'])
})
