import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { chatCalls } from '#contract/chat.ts'
import { ask, cookieIn, echo, host, newTalkCookie, openChatApp as open, talkOf } from '#testing/app/chat-app.ts'
import { testApp } from '#testing/app/test-app.ts'
import { openAwayForThisTest } from '#testing/database/test-database.ts'

const events = { accept: 'text/event-stream' }

/** The API on a database that is not there. */
const openAway = async () => testApp({ database: await openAwayForThisTest() })

const post = ({ app }: Pick<Awaited<ReturnType<typeof testApp>>, 'app'>, url: string, payload: object, headers = {}) =>
  app.inject({ method: 'POST', url, payload, headers: { host, ...headers } })

test('danger is answered by all four calls, whole and as events, without the database', async () => {
  const world = await openAway()
  for (const { url } of Object.values(chatCalls)) {
    const asked = { question: 'I have chest pain', session_id: '123456' }
    const whole = await post(world, url, asked)
    expect(whole.json()).toMatchObject({ response_code: 200, kind: 'emergency', language: 'en' })
    expect(whole.json().result).toContain('tel:911')
    const streamed = await post(world, url, asked, events)
    expect(streamed.body).toMatch(/^event: start\n.*\n\nevent: delta\n.*tel:911.*\n\nevent: done\n.*"kind":"emergency"/)
  }
})

test('danger in a talk does not wait for the database that keeps it', async () => {
  const world = await openAway()
  const asked = { question: 'I have chest pain', session_id: '123456' }
  const begin = performance.now()
  const reply = await post(world, chatCalls.general.url, asked, { cookie: newTalkCookie(world) })
  expect(reply.json()).toMatchObject({ response_code: 200, kind: 'emergency' })
  expect(performance.now() - begin).toBeLessThan(2_000)
})

test('danger in a talk does not wait for a database that answers nothing', async () => {
  const world = await open()
  const cookie = cookieIn(await ask(world, 'one'))
  const held = world.database.pool.withPatience(() => sleep(4_000))
  const begin = performance.now()
  expect((await ask(world, 'I have chest pain', { cookie })).json()).toMatchObject({ kind: 'emergency' })
  expect(performance.now() - begin).toBeLessThan(2_000)
  await held
})

test('danger is answered where a session is missing or wrong, where the question is too long and where nobody knows the page', async () => {
  const world = await openAway()
  const long = `${'My story is long. '.repeat(200)} Quiero matarme.`
  const wrong = [
    { question: 'I took too many pills' },
    { question: 'I took too many pills', session_id: 'none', question_id: '!' },
    { question: 'I took too many pills', session_id: '123456', automatic: 'maybe' },
    { question: long, session_id: '123456' },
  ]
  for (const payload of wrong) {
    const reply = await post(world, chatCalls.general.url, payload)
    expect(reply.json(), JSON.stringify(payload).slice(0, 99)).toMatchObject({ response_code: 200, kind: 'emergency' })
  }
  const other = await post(world, chatCalls.general.url, { question: 'food', session_id: 'none' })
  expect(other.json()).toMatchObject({ response_code: 400, code: 'invalid_request' })
})

test('danger waits for no answer that is on its way, not even to the same question', async () => {
  const engine = echo({ pieces: 10, pause: 200 })
  const world = await open({ chat: engine })
  const cookie = newTalkCookie(world)
  const slow = ['question-1', 'question-2'].map((id) => ask(world, 'a long story', { cookie, id }))
  await expect.poll(() => engine.heard.length, { timeout: 5_000 }).toBe(1)
  const danger = ask(world, 'I want to kill myself', { cookie, id: 'question-1' })
  const first = await Promise.race([danger, ...slow])
  expect(first.json()).toMatchObject({ kind: 'emergency', question_id: 'question-1' })
  expect(first.json().result).toContain('tel:988')
  await Promise.all(slow)
})

test('danger that was answered at once is part of the talk, and the next question knows of it', async () => {
  const engine = echo()
  const world = await open({ chat: engine })
  const cookie = cookieIn(await ask(world, 'one'))
  const danger = await ask(world, 'I have chest pain', { cookie })
  await ask(world, 'two', { cookie })
  expect(engine.heard.at(-1)).toMatchObject({ question: 'two', need: 'I have chest pain' })
  const { turns } = await talkOf(world, cookie)
  expect(turns.map(({ question }: { question: string }) => question)).toEqual(['one', 'I have chest pain', 'two'])
  expect(turns[1].reply).toEqual(danger.json())
})

test('a name in words of danger is answered with the number first, and is not kept', async () => {
  const { app } = await testApp()
  const reply = await post({ app }, chatCalls.general.url, {
    question: 'My name is Ana Lopez and I have chest pain',
    session_id: '123456',
  })
  expect(reply.json().result).toMatch(/^\*\*.*tel:911[\s\S]*\n\n.*name/i)
})

test('the search of local help names danger without the database, and says that nothing was searched', async () => {
  const { app } = await openAway()
  const suicide = await app.inject('/api/community_services?q=i+want+to+die')
  expect(suicide.json()).toMatchObject({
    emergency: ['suicide'],
    is_whole: false,
    services: [{ service_id: 'us-988' }],
  })
  const medical = await app.inject('/api/community_services?q=dolor+de+pecho&lng=es')
  expect(medical.json()).toMatchObject({ emergency: ['medical'], is_whole: false, services: [], total: 0 })
})

test('what needs a database that is away is a 503 with Retry-After, in the reader’s language', async () => {
  const world = await openAway()
  const search = await world.app.inject('/api/community_services?q=food&lng=es')
  const chat = await post(world, chatCalls.general.url, { question: 'food near 14604', session_id: '123456' })
  const form = await world.app.inject('/api/request_form?form=contact')
  for (const reply of [search, chat, form]) {
    expect(reply.json()).toMatchObject({ response_code: 503, code: 'not_ready' })
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(search.json().message).toContain('Intente otra vez')
  const without = await post(world, chatCalls.general.url, { question: 'thanks', session_id: '123456' })
  expect(without.statusCode).toBe(200)
})
