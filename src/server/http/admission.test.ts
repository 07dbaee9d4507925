import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { chatCalls } from '#contract/chat.ts'
import { mountPages } from '#server/pages/mount-pages.ts'
import { serveManifest } from '#server/pages/web-manifest.ts'
import { ask, type ChatApp, cookieIn, echo, host, openChatApp as open, talkOf } from '#testing/app/chat-app.ts'
import { smallPages } from '#testing/app/small-pages.ts'

const events = { accept: 'text/event-stream' }
const danger = 'I want to kill myself'

/** A fifth of ten: two questions a minute. */
const limited = { env: { RATE_LIMIT: '10' } }

function post({ app }: ChatApp, url: string, question: string, headers = {}) {
  const payload = { question, session_id: '123456' }
  return app.inject({ method: 'POST', url, payload, headers: { host, ...headers } })
}

test('the four calls to Navi have one limit together', async () => {
  const world = await open(limited)
  const replies = []
  for (const { url } of Object.values(chatCalls)) replies.push(await post(world, url, 'food'))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 429])
  expect(replies[3]?.json().code).toBe('too_many_requests')
  expect(Number(replies[3]?.headers['retry-after'])).toBeGreaterThan(1)
})

test('who may ask no more and speaks of danger is answered, whole and as events, up to a limit of its own', async () => {
  const engine = echo()
  const world = await open({ ...limited, chat: engine })
  const cookie = cookieIn(await ask(world, 'one'))
  for (const question of ['two', 'three']) await ask(world, question, { cookie })
  const whole = await ask(world, danger, { cookie })
  expect(whole.json()).toMatchObject({ response_code: 200, kind: 'emergency' })
  expect(whole.json().result).toContain('tel:988')
  const streamed = await post(world, chatCalls.community.url, 'me duele el pecho', events)
  expect(streamed.body).toMatch(/event: delta\n.*tel:911.*\n\nevent: done\n.*"kind":"emergency"/)
  // To understand and keep it is the work that is refused.
  expect(streamed.headers['set-cookie']).toBeUndefined()
  expect((await talkOf(world, cookie)).turns).toHaveLength(2)
  for (let time = 6; time <= 10; time += 1) expect((await ask(world, danger)).statusCode).toBe(200)
  const last = await ask(world, danger, { more: { lng: 'es' } })
  expect(last.statusCode).toBe(429)
  expect(last.json().message).toMatch(/911.*988/)
})

test('a search that speaks of danger is answered beyond the limit of others, and twice as many at most', async () => {
  const { app, services } = await open({ env: { RATE_LIMIT: '2' } })
  const pages = smallPages({ 'support-programs': {} }, { default: () => new Response('whom to call') })
  mountPages(app, services, pages, { built: true })
  const search = (path: string) => app.inject({ url: path, headers: { host } })
  for (let time = 0; time < 2; time += 1) expect((await search('/api/community_services?q=food')).statusCode).toBe(200)
  expect((await search('/support-programs?q=food')).statusCode).toBe(429)
  const page = await search('/support-programs?q=quiero+matarme')
  expect([page.statusCode, page.body]).toEqual([200, 'whom to call'])
  expect((await search('/api/community_services?q=i+want+to+die')).statusCode).toBe(429)
})

test.each([
  { url: '/api/knowledge' },
  { url: '/questions' },
  { url: '/api/plan', method: 'POST', payload: { list: 'Ozempic' } },
  { url: '/mcp', method: 'POST', payload: {} },
] as const)('words of danger in the address let nobody past the limit who searches for nothing: $url', async (call) => {
  const { app, services } = await open({ env: { RATE_LIMIT: '1' } })
  const pages = smallPages({ 'support-programs': {}, questions: {} }, { default: () => new Response('a page') })
  mountPages(app, services, pages, { built: true })
  expect((await app.inject({ url: '/api/all_drug_list', headers: { host } })).statusCode).toBe(200)
  const reply = await app.inject({ ...call, query: { q: 'i want to die' }, headers: { host } })
  expect(reply.statusCode).toBe(429)
})

test.each(['/api/community_services', '/support-programs', '/support-programs/', '/support-programs.data'])(
  'a search at %s that speaks of danger is answered beyond the limit',
  async (url) => {
    const { app, services } = await open({ env: { RATE_LIMIT: '1' } })
    mountPages(app, services, smallPages({ 'support-programs': {} }, { default: () => new Response('whom to call') }), {
      built: true,
    })
    expect((await app.inject({ url, query: { q: 'food' }, headers: { host } })).statusCode).toBe(200)
    expect((await app.inject({ url, query: { q: 'i want to die' }, headers: { host } })).statusCode).toBe(200)
  },
)

test('the files of a page are not limited, so that a page that was given works', async () => {
  const { app } = await open({ env: { RATE_LIMIT: '1' } })
  serveManifest(app)
  await app.inject({ url: '/api/all_drug_list' })
  expect((await app.inject({ url: '/api/all_drug_list' })).statusCode).toBe(429)
  expect((await app.inject({ url: '/manifest.webmanifest' })).statusCode).toBe(200)
})

/** The API on a port, with an event loop that something holds up until `letGo`. */
async function openHeldUp(lateBy: number) {
  const world = await open({ env: { TRUST_PROXY: 'true' } })
  const pages = smallPages({ page: {}, 'support-programs': {} }, { default: () => new Response('a page') })
  mountPages(world.app, world.services, pages, { built: true })
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  let isHeld = true
  const letGo = () => {
    isHeld = false
  }
  const hold = () => {
    const end = performance.now() + lateBy
    while (performance.now() < end);
    if (isHeld) setImmediate(hold)
  }
  onTestFinished(letGo)
  hold()
  await sleep(1_500)
  return { ...world, letGo }
}

const html = { accept: 'text/html,application/xhtml+xml' }

test('where the event loop is too late, others are told to come back, in JSON and in words of both languages', async () => {
  const { app, letGo } = await openHeldUp(300)
  const get = (url: string, headers = {}) => app.inject({ url, headers: { host, ...headers } })
  const post = (question: string, headers = {}) =>
    app.inject({
      method: 'POST',
      url: chatCalls.general.url,
      payload: { question, session_id: '123456' },
      headers: { host, ...headers },
    })
  // Late twice in a row may be seen after 1.5 s: a busy machine makes a look without a sample, which does not count.
  await expect.poll(async () => (await get('/api/all_drug_list')).statusCode, { timeout: 10_000 }).toBe(503)
  const refused = await Promise.all([get('/api/all_drug_list'), post('food'), post('food', events)])
  for (const reply of refused) {
    expect(reply.json()).toMatchObject({ response_code: 503, code: 'overloaded' })
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  }
  const [english, spanish] = await Promise.all([get('/page', html), get('/page?lng=es', html)])
  expect([english.statusCode, english.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
  expect(english.body).toMatch(/<html lang="en">[\s\S]*<h1>Too many people[\s\S]*911[\s\S]*988/)
  expect(spanish.body).toMatch(/<html lang="es">[\s\S]*<h1>Hay demasiada gente[\s\S]*911[\s\S]*988/)

  const admitted = ['/healthz', '/readyz', '/metrics', '/support-programs?q=i+want+to+die']
  const answered = await Promise.all(admitted.map((url) => get(url, html)))
  expect(answered.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect((await post(danger)).json()).toMatchObject({ response_code: 200, kind: 'emergency' })
  expect((await post(danger, events)).body).toContain('tel:988')

  letGo()
  await expect.poll(async () => (await get('/api/all_drug_list')).statusCode, { timeout: 10_000 }).toBe(200)
  expect((await post('food')).statusCode).toBe(200)
  const [, shed] = (await get('/metrics')).body.match(/^http_errors_total\{code="overloaded"\} (\d+)$/m) ?? []
  expect(Number(shed)).toBeGreaterThanOrEqual(5)
})

test('a loop that is a little late refuses nobody', async () => {
  const { app } = await openHeldUp(50)
  expect((await app.inject({ url: '/api/all_drug_list', headers: { host } })).statusCode).toBe(200)
})

test('one long pause refuses nobody', async () => {
  const { app, letGo } = await openHeldUp(1)
  letGo()
  await sleep(1_000)
  // Long enough for a look to find nothing but the pause.
  for (let pause = 0; pause < 4; pause += 1) {
    const end = performance.now() + 700
    while (performance.now() < end);
    await sleep(1)
    expect((await app.inject({ url: '/api/all_drug_list', headers: { host } })).statusCode).toBe(200)
    await sleep(1_100)
  }
})
