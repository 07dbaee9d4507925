import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { chatCalls } from '#contract/chat.ts'
import { voiceCalls } from '#contract/voice.ts'
import { verdicts } from '#server/catalogue/files/watch-file.ts'
import { mountPages } from '#server/pages/mount-pages.ts'
import { someItems, vendorForm } from '#testing/card-forms.ts'
import { cookieJar } from '#testing/cookie-jar.ts'
import { smallPages } from '#testing/small-pages.ts'
import { testApp } from '#testing/test-app.ts'
import { openAwayForThisTest } from '#testing/test-database.ts'

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
    expect(body).toMatch(new RegExp(`^outbox_messages\\{status="${status}"\\} 0$`, 'm'))
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
  phone: '585-555-0147',
  zip: '14627',
  message: 'please call about the copay of xyzzyvir',
}

async function walk(env: Record<string, string>, away: boolean): Promise<string> {
  const database = away ? await openAwayForThisTest() : undefined
  const { app, services, lines } = await testApp({ env, level: 'trace', ...(database && { database }) })
  mountPages(app, services, smallPages({ 'support-programs': {}, drugs: {} }, { default: () => new Response('') }), {
    built: true,
  })
  const reader = cookieJar(app)
  const headers = {
    host: 'navi.example',
    traceparent: sent,
    'user-agent': typed.name,
    referer: `/x?q=${typed.medicine}`,
  }
  const get = (url: string) => reader.ask({ url, headers })
  const post = (url: string, payload: object | string) =>
    reader.ask({ method: 'POST', url, payload, headers: { ...headers, 'content-type': 'application/json' } })
  const chat = (question: string) => post(chatCalls.general.url, { question, session_id: '123456' })
  const [vendor] = someItems().vendors

  await get(`/drugs?q=${typed.medicine}`)
  await get(`/api/all_drug_list?q=${typed.medicine}`)
  await get(`/api/community_services?q=${encodeURIComponent(typed.question)}&place=${typed.zip}`)
  await get(`/support-programs?q=${encodeURIComponent(typed.danger)}`)
  await get(`/no-such-page/${typed.medicine}`)
  await get(`/%E0%A4%A/${typed.medicine}`)
  await post('/api/get_program_criteria', { drug_id: typed.medicine, category_name: typed.message })
  await post('/api/eligibility/check', { drugs: [typed.medicine], facts: { zip: typed.zip } })
  await post('/api/plan', `{"broken ${typed.message}`)
  await post('/api/heard_medicines', { text: typed.message })
  await post('/api/special_mail', vendorForm(typed.email, [{ name: vendor?.name ?? '', link: vendor?.website ?? '' }]))
  await post(
    '/api/special_mail',
    vendorForm(typed.email, [{ name: typed.message, link: `https://${typed.medicine}.example` }]),
  )
  await post('/api/special_sms', { phone: typed.phone })
  await post('/api/contact_request', {
    name: typed.name,
    email: typed.email,
    phone: typed.phone,
    message: typed.message,
  })
  for (const question of [typed.question, `what pays for ${typed.medicine}, I live in ${typed.zip}`, typed.danger])
    await chat(`${question} ${typed.phone} ${typed.email}`)
  await get('/api/conversation?session_id=123456')
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
