import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { chatCalls } from '#contract/chat.ts'
import { categories } from '#contract/choices.ts'
import { voiceCalls } from '#contract/voice.ts'
import { verdicts } from '#server/catalogue/files/watch-file.ts'
import { createFormTokens } from '#server/limits/form-tokens.ts'
import { createHashKeys } from '#server/limits/hash-keys.ts'
import { mountPages } from '#server/pages/mount-pages.ts'
import { cookieJar } from '#testing/app/cookie-jar.ts'
import { smallPages } from '#testing/app/small-pages.ts'
import { testApp } from '#testing/app/test-app.ts'
import { openAwayForThisTest } from '#testing/database/test-database.ts'
import { someItems, vendorForm } from '#testing/factories/card-forms.ts'

const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const sent = `00-${trace}-00f067aa0ba902b7-01`
const token = 'a-secret-of-16-or-more'

/** A realtime service that remembers what it was sent, and refuses where it is told to. */
async function startRealtime() {
  const heard: { headers: Record<string, unknown> }[] = []
  let refuses = false
  const server = createServer((request, reply) => {
    heard.push({ headers: request.headers })
    reply.statusCode = refuses ? 500 : 200
    reply.end(JSON.stringify({ value: 'ek_secret_of_a_call', expires_at: 1 }))
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const refuse = () => {
    refuses = true
  }
  return { env: { REALTIME_BASE_URL: url, REALTIME_MODEL: 'hears' }, heard, refuse }
}

test('an answer says which trace it belongs to: the sender’s, or a new one where what was sent is none', async () => {
  const { app, lines } = await testApp()
  const ask = (traceparent?: string) =>
    app.inject({ url: '/api/all_drug_list', headers: traceparent ? { traceparent } : {} })
  const reply = await ask(sent)
  expect(reply.headers.traceparent).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-01$`))
  expect(reply.headers.traceparent).not.toBe(sent)
  expect(lines.join('')).toContain(`"trace":"${trace}"`)
  for (const none of [
    undefined,
    'ozempic',
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `ff-${trace}-00f067aa0ba902b7-01`,
  ]) {
    const { traceparent } = (await ask(none)).headers
    expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/)
    expect(traceparent).not.toContain(trace)
  }
  expect(lines.join('')).not.toContain('ozempic')
})

test('a call to another service carries the trace of its request, and metrics say how it ended', async () => {
  const realtime = await startRealtime()
  const { app } = await testApp({ env: realtime.env })
  const { url, method } = voiceCalls.general
  const open = () => app.inject({ method, url, headers: { traceparent: sent } })
  expect((await open()).statusCode).toBe(200)
  expect(realtime.heard[0]?.headers.traceparent).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-01$`))
  realtime.refuse()
  expect((await open()).statusCode).toBe(503)
  const { body } = await app.inject('/metrics')
  expect(body).toContain('outside_calls_total{service="realtime",outcome="answered"} 1')
  expect(body).toContain('outside_calls_total{service="realtime",outcome="failed"} 1')
  expect(body).toContain('outside_calls_total{service="model",outcome="answered"} 0')
})

test('metrics tell of readiness, letters, the age of the facts and what the watch found', async () => {
  const { app, services } = await testApp()
  const { body } = await app.inject('/metrics')
  for (const name of ['ready', 'database_ready', 'storage_ready']) expect(body).toMatch(new RegExp(`^${name} 1$`, 'm'))
  const { age } = services.catalogueState
  expect(body).toContain(`catalogue_age_days ${age() ?? 'Nan'}\n`)
  for (const verdict of verdicts)
    expect(body).toMatch(new RegExp(`^catalogue_watch_results\\{verdict="${verdict}"\\} \\d+$`, 'm'))
  for (const status of ['waiting', 'sending', 'dead'])
    for (const name of ['outbox_messages', 'outbox_oldest_age_seconds'])
      expect(body).toMatch(new RegExp(`^${name}\\{status="${status}"\\} 0$`, 'm'))
  for (const service of ['mail', 'texts'])
    expect(body).toContain(`outside_calls_total{service="${service}",outcome="failed"} 0`)
})

test('the page of the operator is for who has the token, in both languages, and is not there without one', async () => {
  expect((await (await testApp()).app.inject('/operator')).statusCode).toBe(404)
  const { app } = await testApp({ env: { OPERATOR_TOKEN: token } })
  const open = (authorization?: string, language = 'en') =>
    app.inject({ url: `/operator?lng=${language}`, headers: authorization ? { authorization } : {} })
  const basic = (password: string) => `Basic ${Buffer.from(`me:${password}`).toString('base64')}`
  const locked = await open()
  expect([locked.statusCode, locked.headers['www-authenticate']]).toEqual([401, expect.stringContaining('Basic')])
  for (const wrong of [basic('a-secret-of-16-or-less'), basic(''), 'Bearer x', 'Basic', `Basic ${token}`])
    expect((await open(wrong)).statusCode).toBe(401)
  for (const right of [basic(token), `Bearer ${token}`]) {
    const page = await open(right)
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(page.body).toMatch(/<html lang="en">[\s\S]*Ready for readers<\/th><td>Yes/)
  }
  expect((await open(basic(token), 'es')).body).toMatch(/<html lang="es">[\s\S]*Listo para los lectores<\/th><td>Sí/)
  expect((await app.inject('/metrics')).body).toContain('security_events_total{event="wrong_operator_token"} 5')
})

test('while the database is away the page of the operator and the metrics say so', async () => {
  const database = await openAwayForThisTest()
  const { app } = await testApp({ env: { OPERATOR_TOKEN: token }, database })
  const page = await app.inject({ url: '/operator', headers: { authorization: `Bearer ${token}` } })
  expect(page.statusCode).toBe(200)
  expect(page.body).toMatch(/Ready for readers<\/th><td>Yes[\s\S]*PostgreSQL<\/th><td>does not answer/)
  expect((await app.inject('/metrics')).body).toMatch(/^ready 1$[\s\S]*^database_ready 0$/m)
})

/** What a reader types on the way, each word such as nothing of ours would say by itself. */
const typed = {
  medicine: 'ozempik',
  question: 'my neighbour Quillfeather lost her insurance',
  danger: 'quiero matarme por la deuda zarzamora',
  name: 'Wilhelmina Featherstone',
  email: 'w.featherstone@mail.example',
  phone: '202-555-0147',
  zip: '14627',
  message: 'please call about the copay of xyzzyvir',
}

type World = Awaited<ReturnType<typeof testApp>>
/** What is asked, and the status of the answer: with the database, and while it is away where that differs. */
type Step = [path: string, status: number, away?: number, payload?: object | string]

/** What a reader does: what is taken, and with the broken ones what is refused. `form` is a token of the contact form. */
function journey(form: string): Step[] {
  const { medicine, question, danger, name, email, phone, zip, message } = typed
  const [vendor] = someItems().vendors
  const item = { name: vendor?.name ?? '', link: vendor?.website ?? '' }
  const strange = { name: message, link: `https://${medicine}.example` }
  const text = { phone_no: phone, item_count: '1', item_0_organization: item.name, item_0_url: item.link }
  const contact = { name, email, phone, topic: 'other', message, form_token: form }
  return [
    [`/drugs?q=${medicine}`, 200],
    [`/api/all_drug_list?q=${medicine}`, 200],
    [`/api/community_services?q=${encodeURIComponent(question)}&place=${zip}`, 200, 503],
    [`/support-programs?q=${encodeURIComponent(danger)}`, 200],
    [`/no-such-page/${medicine}`, 200],
    [`/%E0%A4%A/${medicine}`, 400],
    ['/api/get_program_criteria', 404, 404, { drug_id: medicine, category_name: categories.copay }],
    ['/api/get_program_criteria', 400, 400, { drug_id: medicine, category_name: message }],
    ['/api/person', 200, 200, { topic: 'place', answer: zip }],
    ['/api/eligibility/check', 404, 404, { drug_ids: [medicine], facts: { state: 'NY' } }],
    ['/api/plan', 200, 200, { list: `${medicine}\n${message}` }],
    ['/api/plan', 400, 400, `{"broken ${message}`],
    ['/api/heard_medicines', 200, 200, { text: message }],
    ['/api/special_mail', 200, 503, vendorForm(email, [item])],
    ['/api/special_mail', 400, 400, vendorForm(email, [strange])],
    ['/api/special_sms', 200, 503, text],
    ['/api/special_sms', 400, 400, { ...text, phone_no: name }],
    ['/api/contact_request', 200, 503, contact],
    ['/api/contact_request', 400, 400, { ...contact, topic: message }],
    ...[question, `what pays for ${medicine}, I live in ${zip}`, danger].map((asked): Step => {
      const payload = { question: `${asked} ${phone} ${email}`, session_id: '123456' }
      return [chatCalls.general.url, 200, 200, payload]
    }),
    ['/api/conversation?session_id=123456', 200, 503],
  ]
}

/** A token of the contact form, which its reader has had for a minute; while the database is away, one that looks like it. */
function contactToken({ services }: World, away: boolean): Promise<string> | string {
  if (away) return `${randomUUID()}.${Date.now()}.${'a'.repeat(43)}`
  const tokens = createFormTokens(createHashKeys(services.database), () => Date.now() - 60_000)
  return tokens.issue('contact', '127.0.0.1')
}

async function walk(env: Record<string, string>, away: boolean): Promise<string> {
  const database = away ? await openAwayForThisTest() : undefined
  const world = await testApp({ env, level: 'trace', ...(database && { database }) })
  const { app, services, lines } = world
  const pages = smallPages({ 'support-programs': {}, drugs: {} }, { default: () => new Response('') })
  mountPages(app, services, pages, { built: true })
  const reader = cookieJar(app)
  const headers = {
    host: 'navi.example',
    traceparent: sent,
    'user-agent': typed.name,
    referer: `/x?q=${typed.medicine}`,
  }
  for (const [url, status, whileAway = status, payload] of journey(await contactToken(world, away))) {
    const post = { method: 'POST' as const, payload, headers: { ...headers, 'content-type': 'application/json' } }
    const reply = await reader.ask({ url, headers, ...(payload && post) })
    expect.soft(reply.statusCode, `${url} ${reply.body}`).toBe(away ? whileAway : status)
  }
  const secrets = reader
    .header()
    .split('; ')
    .map((cookie) => cookie.split('=')[1] ?? '')
  expect(secrets.length).toBeGreaterThan(0)
  const log = lines.join('')
  for (const secret of secrets) expect(log).not.toContain(secret.slice(0, 20))
  return log
}

test.each([
  ['with its database', false],
  ['while its database is away', true],
])('a whole journey leaves nothing that was typed in the log, at its finest level, %s', async (_how, away) => {
  const log = await walk({ MAIL_FROM: 'navi@navi.example' }, away)
  expect(log).toContain('"msg":"answered"')
  // Where the database fails is where words would slip into errors.
  if (away) expect(log).toContain('"level":50')
  for (const [what, words] of Object.entries(typed))
    for (const part of [words, ...words.split(/[\s@]/).filter((word) => word.length > 7)])
      for (const form of [part, encodeURIComponent(part)])
        expect(log.toLowerCase(), what).not.toContain(form.toLowerCase())
  expect(log).not.toMatch(/"(url|ip|remoteAddress|cookie)":/)
})

/** Failures that nobody foresaw, each of which would repeat what was typed. */
const failures: [kind: string, fail: (world: World, words: string) => unknown, told: string][] = [
  ['an error of ours', (_, words) => Promise.reject(new TypeError(`${words} is no day`)), 'TypeError'],
  ['an address that is none', (_, words) => new URL(words), 'ERR_INVALID_URL'],
  ['text that is no JSON', (_, words) => JSON.parse(words), 'SyntaxError'],
  ['the database', ({ services }, words) => services.database.pool.query('SELECT $1::uuid', [words]), '22P02'],
  ['a statement', ({ services }, words) => services.database.orm.execute(sql`SELECT ${words}::uuid`), '22P02'],
]

test.each(failures)('the log says where and how %s failed, and not of which words', async (_kind, fail, told) => {
  const world = await testApp({ level: 'trace' })
  world.app.get('/api/fails', ({ query }) => fail(world, (query as { q: string }).q))
  const reply = await world.app.inject(`/api/fails?q=${typed.medicine}`)
  expect(reply.statusCode).toBe(500)
  const log = world.lines.join('')
  expect(log).toContain('"msg":"request failed"')
  expect(log).toContain(told)
  expect(log).toContain('    at ')
  expect(log + reply.body).not.toContain(typed.medicine)
})

test('the log says that the database is away, and not what it was asked', async () => {
  const world = await testApp({ level: 'trace', database: await openAwayForThisTest() })
  const { orm } = world.services.database
  world.app.get('/api/fails', ({ query }) => orm.execute(sql`SELECT ${(query as { q: string }).q}`))
  expect((await world.app.inject(`/api/fails?q=${typed.medicine}`)).statusCode).toBe(503)
  await orm.execute(sql`SELECT ${typed.medicine}`).catch((err: unknown) => world.app.log.error({ err }, 'no sweep'))
  const failed = world.lines.filter((line) => line.includes('"level":50'))
  expect(failed).toHaveLength(2)
  for (const line of failed) expect(line).toMatch(/"message":"(the database is away|connect |Connection )/)
  expect(world.lines.join('')).not.toContain(typed.medicine)
})
