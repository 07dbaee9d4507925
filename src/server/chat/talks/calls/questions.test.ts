import { expect, test } from 'vitest'
import { chatCalls } from '#contract/chat.ts'
import { ask, askUrl, cookieIn, echo, host, openChatApp as open, talkOf } from '#testing/app/chat-app.ts'
import { multipart } from '#testing/app/test-app.ts'

test('the four calls take forms and JSON alike', async () => {
  const world = await open()
  for (const { url } of Object.values(chatCalls)) {
    const fields = { question: 'Ozempic', session_id: '123456', question_id: 'question-1' }
    const { payload, headers } = multipart(fields)
    const form = await world.app.inject({ method: 'POST', url, payload, headers: { host, ...headers } })
    const json = await world.app.inject({ method: 'POST', url, payload: { ...fields, session_id: 123456 } })
    expect(form.json()).toEqual(json.json())
    expect(form.json()).toMatchObject({ response_code: 200, audio_file: '', question_id: 'question-1' })
    expect(form.headers['cache-control']).toBe('no-store')
  }
})

test.each([
  { name: 'an empty question', question: '', code: 'empty_question', message: 'Please type a question.' },
  { name: 'spaces alone', question: ' \t\n\u00a0', code: 'empty_question', message: 'Please type a question.' },
  { name: 'control characters alone', question: '\u0000\u0007', code: 'empty_question', message: '' },
  {
    name: '10,000 characters',
    question: 'a'.repeat(10_000),
    code: 'question_too_long',
    message: 'This question is too long. Please use 2000 letters or fewer.',
  },
  { name: '10,000 emoji', question: '😀'.repeat(10_000), code: 'question_too_long', message: '' },
])('$name is a 400 in words', async ({ question, code, message }) => {
  const world = await open()
  const reply = await ask(world, question)
  expect(reply.json()).toMatchObject({ response_code: 400, code })
  expect(reply.json().message).toContain(message)
  expect(reply.headers['set-cookie']).toBeUndefined()
  const streamed = await ask(world, question, { headers: { accept: 'text/event-stream' }, more: { lng: 'es' } })
  expect(streamed.json()).toMatchObject({ response_code: 400, code })
  expect(streamed.json().message).not.toBe(reply.json().message)
})

test('a missing question is empty, a body beyond the limit is a 413, and a session id that is none a 400', async () => {
  const world = await open()
  const post = (payload: object) => world.app.inject({ method: 'POST', url: askUrl, payload })
  expect((await post({ session_id: '123456' })).json().code).toBe('empty_question')
  expect((await post({ session_id: '123456', question: 'a'.repeat(70_000) })).json().code).toBe('body_too_large')
  for (const session_id of ['12345', '012345', 'abcdef', '1234567', ''])
    expect((await post({ session_id, question: 'a' })).json().code).toBe('invalid_request')
})

test.each([
  'مرحبا هل يمكنك المساعدة',
  '\u202Eabc\u202C 😀👩🏽‍⚕️',
  '<script>alert(1)</script> & "quotes"',
  "'; DROP TABLE conversation; --",
  'two\nlines',
  'x'.repeat(2000),
])('%j is simply text, kept as it was written', async (question) => {
  const world = await open()
  const reply = await ask(world, `\u0000 ${question}\u0008`)
  expect(reply.json().result).toBe(`You said ${question} after 0.`)
  expect((await talkOf(world, cookieIn(reply))).turns[0].question).toBe(question)
})

test('what the engine would not have kept is not kept', async () => {
  const world = await open()
  const cookie = cookieIn(await ask(world, 'my number is 078-05-1120'))
  expect((await talkOf(world, cookie)).turns[0].question).toBe('my number is …')
})

test('what the page asks by itself is marked so', async () => {
  const engine = echo()
  const world = await open({ chat: engine })
  const cookie = cookieIn(await ask(world, 'Ozempic', { more: { automatic: 'true' } }))
  expect(engine.heard).toMatchObject([{ automatic: true }])
  expect((await talkOf(world, cookie)).turns).toMatchObject([{ automatic: true }])
  await ask(world, 'and for my wife?', { cookie })
  expect(engine.heard[1]).toMatchObject({ automatic: false, need: 'Ozempic', earlier: 0 })
})

test('calls for a page of another site are refused', async () => {
  const world = await open()
  const headers = { host, 'sec-fetch-site': 'cross-site' }
  const talk = '/api/conversation?session_id=123456'
  const stop = { session_id: '123456', question_id: 'question-1', shown: 1 }
  const calls = [
    world.app.inject({ method: 'POST', url: askUrl, payload: { question: 'a', session_id: '123456' }, headers }),
    world.app.inject({ method: 'GET', url: talk, headers }),
    world.app.inject({ method: 'DELETE', url: talk, headers }),
    world.app.inject({ method: 'POST', url: '/api/conversation/stop', payload: stop, headers }),
    world.app.inject({ method: 'POST', url: '/api/conversation/mail', payload: { session_id: '123456' }, headers }),
  ]
  for (const reply of await Promise.all(calls)) expect(reply.json().code).toBe('cross_site')
})

test('an engine that fails is a 500 that says nothing, and the log has no word of the talk', async () => {
  const chat = {
    answer: async ({ question }: { question: string }) => Promise.reject(new TypeError(`bad ${question}`)),
  }
  const world = await open({ chat })
  const reply = await ask(world, 'my secret disease')
  expect(reply.json()).toEqual({ response_code: 500, code: 'internal_error', message: 'Internal server error' })
  const streamed = await ask(world, 'my secret disease', { headers: { accept: 'text/event-stream' } })
  expect(streamed.body).toContain('event: error\ndata: {"response_code":500')
  expect((await ask(world, 'I want to kill myself, my secret disease')).json().response_code).toBe(200)
  await world.app.close()
  expect(world.lines.filter((line) => line.includes('request failed')).length).toBe(2)
  expect(world.lines.join()).toContain('a turn was not kept: TypeError')
  expect(world.lines.join()).toContain('a request failed: TypeError')
  expect(world.lines.join()).toContain('questions.test.ts')
  expect(world.lines.join()).not.toMatch(/secret|disease|You said/)
})

test('nothing of a talk is logged', async () => {
  const world = await open()
  const cookie = cookieIn(await ask(world, 'my secret disease'))
  await talkOf(world, cookie)
  expect(world.lines.length).toBe(2)
  expect(world.lines.join()).not.toMatch(/secret|disease|You said|navi_talk|123456/)
})
