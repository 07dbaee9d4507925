import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CdsCard } from '#contract/cds-hooks.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import { testApp } from '#testing/app/test-app.ts'
import { catalogue } from '#testing/records/shipped-catalogue.ts'

const rxNorm = 'http://www.nlm.nih.gov/research/umls/rxnorm'

type Order = { id?: string; text?: string; code?: string; display?: string; r5?: boolean }

function orderOf({ id = '1', text, code, display, r5 = false }: Order) {
  const concept = { text, ...((code || display) && { coding: [{ system: rxNorm, code, display }] }) }
  const subject = { reference: 'Patient/secret-patient', display: 'Maria Secreta' }
  const medication = r5 ? { medication: { concept } } : { medicationCodeableConcept: concept }
  return { resource: { resourceType: 'MedicationRequest', id, status: 'draft', subject, ...medication } }
}

function payloadOf(orders: Order[], selections = orders.map(({ id = '1' }) => `MedicationRequest/${id}`)) {
  return {
    hook: 'order-select',
    hookInstance: 'd1577c69-dfbe-44ad-ba6d-3e05e953b2ea',
    fhirServer: 'https://fhir.secret.example',
    fhirAuthorization: { access_token: 'secret-token' },
    context: {
      userId: 'Practitioner/secret-doctor',
      patientId: 'secret-patient',
      selections,
      draftOrders: { resourceType: 'Bundle', entry: orders.map(orderOf) },
    },
    prefetch: { patient: { resourceType: 'Patient', name: [{ family: 'Secreta' }], birthDate: '1950-01-02' } },
  }
}

const url = '/cds-services/help-to-pay'
const headers = { origin: 'https://ehr.example', authorization: 'Bearer secret-token' }

async function cardsFor(orders: Order[], { selections, lng = 'en' }: { selections?: string[]; lng?: string } = {}) {
  const { app, lines } = await testApp()
  const payload = payloadOf(orders, selections)
  const reply = await app.inject({ method: 'POST', url: `${url}?lng=${lng}`, payload, headers })
  return { reply, lines, cards: reply.json<{ cards: CdsCard[] }>().cards }
}

test('software finds the service, and pages of clinics may call it', async () => {
  const { app } = await testApp()
  const reply = await app.inject({ url: '/cds-services', headers })
  expect(reply.json()).toEqual({
    services: [{ hook: 'order-select', id: 'help-to-pay', title: expect.any(String), description: expect.any(String) }],
  })
  expect(reply.headers['access-control-allow-origin']).toBe('*')
  const asked = await app.inject({
    method: 'OPTIONS',
    url,
    headers: { ...headers, 'access-control-request-method': 'POST' },
  })
  expect([asked.statusCode, asked.headers['access-control-allow-headers']]).toEqual([
    204,
    expect.stringContaining('Authorization'),
  ])
})

test.each([
  [{ text: 'Ozempic' }, 'ozempic'],
  [{ text: 'OZEMPIC 0.25 mg/dose pen injector' }, 'ozempic'],
  [{ display: '0.5 ML semaglutide 1.34 MG/ML Pen Injector [Ozempic]' }, 'ozempic'],
  [{ text: 'Ozempic', r5: true }, 'ozempic'],
  [{ text: 'Trelegy Ellipta 100 mcg' }, 'trelegy-ellipta'],
])('the order %j gets a card with its programs and their page', async (order, id) => {
  const { cards } = await cardsFor([order])
  expect(cards).toHaveLength(1)
  expect(cards[0]).toMatchObject({ indicator: 'info', source: { label: 'Navi' }, links: [{ type: 'absolute' }] })
  expect(JSON.stringify(cards[0])).toContain(`/drugs/${id}?lng=en`)
})

test('a clinic is given the numbers that are confirmed, and no other', async () => {
  const served = catalogue.servedToday()
  const numbers = (isConfirmed: boolean) =>
    served.flatMap(({ phone, phone_confirmed }) => (phone && phone_confirmed === isConfirmed ? [phone] : []))
  const orders = ['Ozempic', 'Jardiance', 'Farxiga', 'Eliquis', 'Mounjaro', 'Trelegy Ellipta'].map((text) => ({ text }))
  const told = (await Promise.all(orders.map((order) => cardsFor([order])))).flatMap(({ cards }) => cards)
  const details = told.map(({ detail }) => detail).join('\n')
  expect(told).toHaveLength(orders.length)
  expect(numbers(true).some((phone) => details.includes(phone))).toBe(true)
  expect(numbers(false).filter((phone) => details.includes(phone))).toEqual([])
})

test('an RxNorm code alone names a medicine: by its own record, or by the price of its generic', async () => {
  const coded = catalogue.drugs.filter(({ rxcuis }) => rxcuis.length > 0)
  const codes = coded.flatMap(({ rxcuis }) => rxcuis)
  const own = coded.find((drug) => {
    const [code] = drug.rxcuis
    return catalogue.offersFor(drug).length > 0 && codes.filter((each) => each === code).length === 1
  })
  const { cards } = await cardsFor([{ code: own?.rxcuis[0] }])
  expect(JSON.stringify(cards)).toContain(`/drugs/${own?.id}?lng=en`)
  const row = catalogue.prices.drugstores.find(({ generic_name, rxcui }) => {
    const drug = catalogue.drugs.find(({ generic, type }) => type === 'generic' && generic === generic_name)
    return rxcui && !codes.includes(rxcui) && drug && catalogue.offersFor(drug).length > 0
  })
  expect((await cardsFor([{ code: row?.rxcui }])).cards).toHaveLength(1)
  expect((await cardsFor([{ code: '0' }])).cards).toEqual([])
})

test('a card is in the language that is asked for, and short enough', async () => {
  const { cards } = await cardsFor([{ text: 'Ozempic' }], { lng: 'es' })
  const [{ summary, detail } = { summary: '', detail: '' }] = cards
  expect(summary).toMatch(/^Ozempic: \d+ programas pueden ayudar a pagarla$/)
  expect(detail).toContain('llame al 911')
  expect(detail).toContain('Novo Nordisk')
})

test('what is not selected, is no medicine or is not known gets no card', async () => {
  const orders = [
    { id: '1', text: 'Ozempic' },
    { id: '2', text: 'Humira' },
  ]
  const { cards } = await cardsFor(orders, { selections: ['MedicationRequest/2'] })
  expect(JSON.stringify(cards)).toMatch(/humira/i)
  expect(JSON.stringify(cards)).not.toMatch(/ozempic/i)
  for (const text of ['ozempicc', 'aspirin for my friend', 'constructor', '__proto__', ''])
    expect([text, (await cardsFor([{ text }])).reply.statusCode]).toEqual([text, 200])
  expect((await cardsFor([{ text: 'ozempicc' }])).cards).toEqual([])
})

test('of hundreds of orders as many cards are made as are shown', async () => {
  let looked = 0
  const offersFor = (drug: Drug) => {
    looked += 1
    return catalogue.offersFor(drug)
  }
  const { app } = await testApp({ catalogue: { ...catalogue, offersFor } })
  const withPrograms = catalogue.drugs.filter((drug) => catalogue.offersFor(drug).length > 0).slice(0, 200)
  const orders = withPrograms.map(({ name }, at) => ({ id: String(at), text: name }))
  const reply = await app.inject({ method: 'POST', url, payload: payloadOf(orders, []), headers })
  const { cards } = reply.json<{ cards: CdsCard[] }>()
  expect(cards.map(({ summary }) => summary.split(':')[0])).toEqual(withPrograms.slice(0, 5).map(({ name }) => name))
  // Free, copay and discount of each.
  expect(looked).toBe(3 * cards.length)
})

test('nothing of a patient is answered or logged, nor the medicine', async () => {
  const { reply, lines } = await cardsFor([{ text: 'Ozempic' }, { id: '2', text: 'Secretamine 5 mg' }])
  expect(reply.body).not.toMatch(/secret|1950/i)
  expect(lines.join('')).toContain('"route":"/cds-services/help-to-pay"')
  expect(lines.join('')).not.toMatch(/secret|ozempic|1950|d1577c69/i)
})

test.each([
  ['no body', {}],
  ['another hook', { ...payloadOf([]), hook: 'patient-view' }],
  ['no orders', { hook: 'order-select', hookInstance: 'x', context: {} }],
])('%s is refused in words that pages elsewhere may read', async (_, payload) => {
  const { app } = await testApp()
  const reply = await app.inject({ method: 'POST', url, payload, headers })
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_request'])
  expect(reply.headers['access-control-allow-origin']).toBe('*')
})

test('no body makes it fail', async () => {
  const { app } = await testApp({ env: { RATE_LIMIT: '1000000' } })
  const concept = fc.oneof(
    fc.record({
      text: fc.string(),
      coding: fc.array(fc.dictionary(fc.constantFrom('system', 'code', 'display'), fc.string())),
    }),
    fc.jsonValue(),
  )
  const resource = fc.record({
    resourceType: fc.constantFrom('MedicationRequest', 'x'),
    medicationCodeableConcept: concept,
  })
  const context = fc.record({
    selections: fc.constant([]),
    draftOrders: fc.record({ entry: fc.array(fc.record({ resource })) }),
  })
  const body = fc.record({
    hook: fc.constant('order-select'),
    hookInstance: fc.string(),
    context: fc.oneof({ weight: 4, arbitrary: context }, fc.jsonValue()),
  })
  await fc.assert(
    fc.asyncProperty(body, async (payload) => {
      const reply = await app.inject({
        method: 'POST',
        url,
        payload: JSON.stringify(payload),
        headers: { 'content-type': 'application/json' },
      })
      expect(reply.statusCode).toBeLessThan(500)
    }),
    { numRuns: 500 },
  )
})

test('the document names what it takes', () => {
  const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8'))
  expect(JSON.stringify(paths[url].post.requestBody)).not.toMatch(/patient/i)
})
