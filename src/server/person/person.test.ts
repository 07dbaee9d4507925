import { expect, onTestFinished, test, vi } from 'vitest'
import { categories } from '#contract/choices.ts'
import { cookieJar } from '#testing/app/cookie-jar.ts'
import { multipart, testApp } from '#testing/app/test-app.ts'

/** A browser that tells facts, reads them back and goes through a check. */
async function browser() {
  const { app, services, lines } = await testApp()
  const jar = cookieJar(app)
  const tell = (topic: string, answer: string, lng = 'en') =>
    jar.ask({ method: 'POST', url: '/api/person', payload: { topic, answer, lng } })
  const read = async (lng = 'en') => (await jar.ask({ url: `/api/person?lng=${lng}` })).json()
  const forget = () => jar.ask({ method: 'DELETE', url: '/api/person' })
  const check = async (question: string, fields = {}) =>
    (
      await jar.ask({
        method: 'POST',
        url: '/api/get_criteria_recomendation',
        ...multipart({ question, session_id: '123456', lng: 'en', ...fields }),
      })
    ).json()
  return { app, services, lines, jar, tell, read, forget, check }
}

const textsOf = ({ lines }: { lines: { text: string }[] }) => lines.map(({ text }) => text)

test('what is told by choices is kept in the browser and read back in the language of the page', async () => {
  const { tell, read } = await browser()
  await tell('insurance', 'none')
  await tell('household_size', '2')
  await tell('yearly_income', '0-43280')
  const told = await tell('place', '33125')
  expect(told.json().facts).toEqual({
    insurance: ['none'],
    household_size: 2,
    yearly_income: { from: 0, to: 43_280 },
    state: 'FL',
    zip: '33125',
  })
  expect(textsOf(await read())).toEqual(['No insurance', '2 people', 'Up to $43,280 a year', '33125, FL'])
  expect(textsOf(await read('es'))).toEqual(['Sin seguro', '2 personas', 'Hasta $43,280 al año', '33125, FL'])
})

test.each([
  ['insurance', 'tengo Medicare y Medicaid', { insurance: ['medicare', 'medicaid'] }],
  ['insurance', 'medicare,part_d', { insurance: ['medicare', 'part_d'] }],
  ['household_size', 'me and my wife', { household_size: 2 }],
  ['yearly_income', '$1,900 a month', { yearly_income: { from: 22_800, to: 22_800 } }],
  ['yearly_income', '86561-', { yearly_income: { from: 86_561, to: null } }],
  ['place', 'Ohio', { state: 'OH' }],
])('%s: “%s” is understood', async (topic, answer, facts) => {
  const { tell } = await browser()
  expect((await tell(topic, answer)).json().facts).toEqual(facts)
})

test('before midnight on the east coast a year of birth tells the age of the old year', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01T03:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const { tell, read, check } = await browser()
  expect((await tell('age', 'born in 1960')).json().facts).toEqual({ age: { from: 65, to: 66 } })
  await check('Ozempic')
  await check('age', { change: 'age' })
  await check('born in 1961')
  expect((await read()).facts).toEqual({ age: { from: 64, to: 65 } })
})

test.each([
  ['insurance', 'xqzt blorp', 'unread_fact'],
  ['household_size', '99', 'unread_household'],
  ['yearly_income', '5000-10', 'unread_income'],
  ['place', '00000', 'unknown_zip'],
  ['citizenship', 'yes', 'invalid_request'],
])('%s: “%s” is no fact, and what was told stays', async (topic, answer, code) => {
  const { tell, read } = await browser()
  await tell('household_size', '3')
  const reply = await tell(topic, answer)
  expect([reply.statusCode >= 400, reply.json().code]).toEqual([true, code])
  expect((await read()).facts).toEqual({ household_size: 3 })
})

test('one fact is taken back, and the others stay', async () => {
  const { tell, read } = await browser()
  await tell('household_size', '3')
  await tell('place', '33125')
  await tell('place', '')
  expect((await read()).facts).toEqual({ household_size: 3 })
})

test('a ZIP code of another state than was told last goes with its state', async () => {
  const { tell, read } = await browser()
  await tell('place', '33125')
  await tell('place', 'Texas')
  expect((await read()).facts).toEqual({ state: 'TX' })
})

test('the check does not ask what was told before, and what it hears is told everywhere', async () => {
  const { tell, read, check } = await browser()
  await tell('insurance', 'none')
  await tell('household_size', '2')
  await tell('place', 'FL')
  const first = await check('Ozempic')
  expect(first.answers.map(({ topic }: { topic: string }) => topic)).toEqual(['insurance', 'household_size', 'state'])
  let turn = first
  while (turn.topic !== 'yearly_income') turn = await check('skip')
  await check('$19,000 a year')
  expect(textsOf(await read())).toEqual(['No insurance', '2 people', 'About $19,000 a year', 'FL'])
})

test('a ZIP code that the check heard is known as one', async () => {
  const { read, check } = await browser()
  let turn = await check('Ozempic')
  while (turn.topic !== 'state') turn = await check('skip')
  await check('33125')
  expect((await read()).facts).toEqual({ state: 'FL', zip: '33125' })
})

test('what was told answers a question that another page still asks', async () => {
  const { tell, check } = await browser()
  expect((await check('Ozempic')).topic).toBe('insurance')
  await tell('insurance', 'medicaid')
  expect((await check('Ozempic')).topic).not.toBe('insurance')
})

test('starting the check over forgets what was told', async () => {
  const { tell, read, check } = await browser()
  await tell('insurance', 'none')
  await check('Ozempic', { start_over: 'true' })
  expect((await read()).facts).toEqual({})
})

test('“forget” is read back: no fact is left, here or in the check', async () => {
  const { jar, tell, read, forget, check } = await browser()
  await tell('insurance', 'none')
  await check('Ozempic')
  expect((await forget()).json()).toEqual({ response_code: 200, facts: {}, lines: [], lost: false })
  expect([jar.get('navi_person'), jar.get('navi_check')]).toEqual([undefined, undefined])
  expect(await read()).toMatchObject({ facts: {}, lines: [] })
  expect((await check('Ozempic')).answers).toEqual([])
})

/** A cookie of ours with other words in it. */
const signed = (services: Awaited<ReturnType<typeof browser>>['services'], value: unknown) => {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${text}.${services.signer.sign('person', text)}`
}

test.each([
  ['forged', () => `${Buffer.from('{"v":1,"told":{}}').toString('base64url')}.${'A'.repeat(43)}`],
  ['of another version', (services: Parameters<typeof signed>[0]) => signed(services, { v: 0, told: { state: 'FL' } })],
  [
    'with a fact that is none',
    (services: Parameters<typeof signed>[0]) => signed(services, { v: 1, told: { name: 'x' } }),
  ],
  ['too large', () => 'A'.repeat(3_900)],
])('a cookie that is %s: the person starts fresh, is told once, and can tell anew', async (_name, cookieOf) => {
  const { services, jar, tell, read } = await browser()
  jar.set('navi_person', cookieOf(services))
  expect(await read()).toMatchObject({ facts: {}, lost: true })
  expect(await read()).toMatchObject({ facts: {}, lost: false })
  jar.set('navi_person', cookieOf(services))
  expect((await tell('household_size', '4')).json()).toMatchObject({ facts: { household_size: 4 }, lost: true })
  expect(await read()).toMatchObject({ facts: { household_size: 4 }, lost: false })
})

test('a check of an earlier release, which held the facts itself, is gone, and that is said', async () => {
  const { services, jar, read, check } = await browser()
  const state = { session: '123456', drug: 'ozempic', facts: { state: 'FL' }, asked: {}, closed: [], answered: [] }
  const text = Buffer.from(JSON.stringify({ ...state, pending: null, turns: 1 })).toString('base64url')
  jar.set('navi_check', `${text}.${services.signer.sign('check', text)}`)
  expect(await read()).toMatchObject({ facts: {}, lost: true })
  expect((await check('Ozempic')).answers).toEqual([])
})

test('no page of another site tells or forgets anything', async () => {
  const { app, jar, tell } = await browser()
  await tell('household_size', '3')
  const headers = { cookie: jar.header(), 'sec-fetch-site': 'cross-site' }
  const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
  const replies = await Promise.all([
    app.inject({ method: 'POST', url: '/api/person', headers, payload: { topic: 'household_size', answer: '1' } }),
    app.inject({ method: 'DELETE', url: '/api/person', headers }),
    app.inject({ method: 'POST', url: '/facts', headers: form, payload: 'forget=all' }),
  ])
  for (const reply of replies) expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([403, undefined])
})

test('nothing of the facts is in a log or an address, and no answer with them may be kept', async () => {
  const { lines, jar, tell } = await browser()
  await tell('place', '33125')
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = 'topic=yearly_income&answer=0-43280&back=%2Fdrugs%2Fozempic'
  const sent = await jar.ask({ method: 'POST', url: '/facts', headers: form, payload })
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/drugs/ozempic'])
  const read = await jar.ask({ url: '/api/person' })
  for (const reply of [sent, read]) expect(reply.headers['cache-control']).toBe('private, no-store')
  expect(lines.join('')).not.toMatch(/33125|43280|ozempic/i)
})

test.each([
  { method: 'GET', url: '/api/answer?drug_id=ozempic' },
  { method: 'POST', url: '/api/plan', payload: { drug_ids: ['ozempic'] } },
  { method: 'POST', url: '/api/eligibility/check', payload: { drug_ids: ['ozempic'] } },
  {
    method: 'POST',
    url: '/api/get_program_criteria',
    payload: { drug_id: 'ozempic', category_name: categories.potentially },
  },
  {
    method: 'POST',
    url: '/api/get_criteria_recomendation',
    payload: { question: 'Ozempic', session_id: '123456' },
  },
  { method: 'POST', url: '/api/recomendation_test', payload: { question: 'Ozempic', session_id: '123456' } },
] as const)('an answer by what a reader told is for them alone, and so is one by nothing: $url', async (call) => {
  const { app, jar, tell } = await browser()
  await tell('place', '33125')
  for (const reply of [await jar.ask(call), await app.inject(call)])
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'private, no-store'])
})

test.each([
  ['application/json', '{"forget":"all"}'],
  ['application/json', '[[[[]]]]'],
  ['text/plain', 'forget=all'],
])('what is no form is refused: %s %s', async (type, payload) => {
  const { jar } = await browser()
  const reply = await jar.ask({ method: 'POST', url: '/facts', headers: { 'content-type': type }, payload })
  expect(reply.statusCode).toBe(415)
})

test.each([
  ['topic=household_size&answer=2&back=https%3A%2F%2Fevil.example', '/facts'],
  ['topic=household_size&answer=2&back=%2F%2Fevil.example', '/facts'],
  ['topic=household_size&answer=2&back=%2F%5Cevil.example', '/facts'],
  ['topic=household_size&typed=2&back=%2Fdrugs%2Fozempic%23facts', '/drugs/ozempic#facts'],
  ['topic=insurance&typed=xqzt+blorp&back=%2Fdrugs%2Fozempic', '/facts?unread=insurance'],
  ['forget=all&back=%2F', '/'],
])('without scripts, the form %s leads to %s', async (payload, to) => {
  const { jar } = await browser()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const reply = await jar.ask({ method: 'POST', url: '/facts', headers, payload })
  expect([reply.statusCode, reply.headers.location]).toEqual([303, to])
})
