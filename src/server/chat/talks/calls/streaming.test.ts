import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openEventStream } from '#server/chat/stream/event-stream.ts'
import type { Engine } from '#server/chat/take-turn.ts'
import { ask, askUrl, type ChatApp, cookieIn, echo, openChatApp as open, talkOf } from '#testing/app/chat-app.ts'
import { asked } from '#testing/factories/understood.ts'

async function listen({ app }: ChatApp): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  // After an abort fetch opens a connection that it never uses, and closing would wait for it.
  onTestFinished(() => app.server.closeAllConnections())
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

type Ask = { cookie?: string; id?: string; signal?: AbortSignal }

/** Asks over a real socket for events. */
function stream(site: string, question: string, { cookie = '', id = 'question-1', signal }: Ask = {}) {
  return fetch(site + askUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie },
    body: JSON.stringify({ question, session_id: '123456', question_id: id }),
    ...(signal && { signal }),
  })
}

type Event = { event: string | undefined; data: { text?: string; result?: string } }

async function* eventsOf({ body }: Response): AsyncGenerator<Event, undefined> {
  const events = body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  for await (const { event, data } of events ?? []) yield { event, data: JSON.parse(data) }
}

async function allOf(events: AsyncIterable<Event>): Promise<Event[]> {
  const all: Event[] = []
  for await (const event of events) all.push(event)
  return all
}

const cookieOf = (reply: Response) => reply.headers.get('set-cookie')?.split(';')[0] ?? ''

/** Asks, reads until this many letters came, and goes away. */
async function leaveAfter(site: string, letters: number, asked: Ask = {}) {
  const leaving = new AbortController()
  const reply = await stream(site, 'a long story', { ...asked, signal: leaving.signal })
  let text = ''
  for await (const { event, data } of eventsOf(reply)) {
    if (event === 'delta') text += data.text ?? ''
    if (text.length >= letters) break
  }
  leaving.abort()
  return { text, cookie: asked.cookie ?? cookieOf(reply) }
}

test('an answer comes as start, delta and done, with the headers and the cookie of every answer', async () => {
  const world = await open({ chat: echo({ pieces: 3, pause: 1 }) })
  const reply = await stream(await listen(world), 'Ozempic')
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'set-cookie': expect.stringMatching(/^navi_talk=[\w-]{43}\.[\w-]{43}; /),
  })
  const events = await allOf(eventsOf(reply))
  expect(events.map(({ event }) => event)).toEqual(['start', 'delta', 'delta', 'delta', 'done'])
  expect(events[0]?.data).toEqual({ question_id: 'question-1' })
  const done = events.at(-1)?.data
  expect(done).toMatchObject({ response_code: 200, result: 'You said Ozempic after 0.', question_id: 'question-1' })
  expect(events.map(({ data }) => data.text ?? '').join('')).toBe(done?.result)
  expect((await talkOf(world, cookieOf(reply))).turns).toMatchObject([{ shown: null, reply: done }])
})

test('the first event is there long before the answer, once it is understood', async () => {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const { answer } = echo()
  const chat: Engine = {
    async answer(turn, out) {
      out.onUnderstood?.(asked({}))
      await finished
      return answer(turn, out)
    },
  }
  const events = eventsOf(await stream(await listen(await open({ chat })), 'Ozempic'))
  expect((await events.next()).value?.event).toBe('start')
  finish()
  expect((await allOf(events)).at(-1)?.event).toBe('done')
})

test('text that stands instead of all before comes as replace', async () => {
  const { answer } = echo()
  const chat: Engine = {
    answer: (turn, out) => {
      out.onText?.('A wrong ')
      out.onReplace?.('The right answer')
      return answer(turn, { signal: out.signal })
    },
  }
  const events = await allOf(eventsOf(await stream(await listen(await open({ chat })), 'Ozempic')))
  expect(events.slice(1, 3)).toEqual([
    { event: 'delta', data: { text: 'A wrong ' } },
    { event: 'replace', data: { text: 'The right answer' } },
  ])
})

test('a kept answer comes at once as done', async () => {
  const world = await open()
  const site = await listen(world)
  const cookie = cookieIn(await ask(world, 'one', { id: 'question-1' }))
  const events = await allOf(eventsOf(await stream(site, 'one', { cookie })))
  expect(events.map(({ event }) => event)).toEqual(['start', 'done'])
})

test('when the reader goes away the work ends, and what was sent is kept', async () => {
  const engine = echo({ pieces: 10, pause: 20 })
  const world = await open({ chat: engine })
  const { text, cookie } = await leaveAfter(await listen(world), 5)
  await expect.poll(() => engine.heard[0]?.signal.aborted).toBe(true)
  await expect.poll(async () => (await talkOf(world, cookie)).turns.length).toBe(1)
  const [turn] = (await talkOf(world, cookie)).turns
  const { result } = turn.reply
  expect('You said a long story after 0.'.startsWith(result) && result.startsWith(text)).toBe(true)
  expect(result.length).toBeLessThan('You said a long story after 0.'.length)
  expect(turn).toMatchObject({ question: 'a long story', shown: result.length, reply: { suggestions: [] } })
})

test('the question of a reader who left while the talk was read is not understood', async () => {
  const engine = echo()
  const world = await open({ chat: engine })
  const site = await listen(world)
  const { pool } = world.database
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const leaving = new AbortController()
  const asked = fetch(site + askUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ question: 'a long story', session_id: '123456' }),
    signal: leaving.signal,
  })
  await sleep(300)
  leaving.abort()
  await expect(asked).rejects.toThrow()
  await sleep(100)
  for (const client of held) client.release()
  await ask(world, 'a short one')
  expect(engine.heard.map(({ question }) => question)).toEqual(['a short one'])
})

test('a reader who goes away before any text leaves nothing', async () => {
  const heard: AbortSignal[] = []
  const { answer } = echo()
  const chat: Engine = {
    answer: async (turn, out) => {
      heard.push(out.signal)
      out.onUnderstood?.(asked({}))
      if (!out.signal.aborted) await once(out.signal, 'abort')
      return answer(turn, out)
    },
  }
  const world = await open({ chat })
  const site = await listen(world)
  const { cookie } = await leaveAfter(site, 0)
  await expect.poll(() => heard.every(({ aborted }) => aborted)).toBe(true)
  const leaving = new AbortController()
  const whole = fetch(site + askUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ question: 'whole', session_id: '123456' }),
    signal: leaving.signal,
  })
  await expect.poll(() => heard.some(({ aborted }) => !aborted)).toBe(true)
  leaving.abort()
  await expect(whole).rejects.toThrow()
  await expect.poll(() => heard.every(({ aborted }) => aborted)).toBe(true)
  expect((await talkOf(world, cookie)).turns).toEqual([])
})

test('an answer that was cut is given whole when the same question comes again', async () => {
  const world = await open({ chat: echo({ pieces: 10, pause: 20 }) })
  const site = await listen(world)
  const { cookie } = await leaveAfter(site, 5)
  const events = await allOf(eventsOf(await stream(site, 'a long story', { cookie })))
  expect(events.at(-1)?.data.result).toBe(events.map(({ data }) => data.text ?? '').join(''))
  expect((await talkOf(world, cookie)).turns).toMatchObject([{ shown: null, reply: events.at(-1)?.data }])
})

test('stop ends the work and keeps what was shown, while the answer comes and after it', async () => {
  const engine = echo({ pieces: 10, pause: 50 })
  const world = await open({ chat: engine })
  const site = await listen(world)
  const cookie = cookieIn(await ask(world, 'hello', { id: 'question-0' }))
  const stop = (question_id: string, shown: number) =>
    world.app.inject({
      method: 'POST',
      url: '/api/conversation/stop',
      payload: { session_id: '123456', question_id, shown },
      headers: { cookie },
    })
  const events = eventsOf(await stream(site, 'a long story', { cookie }))
  await events.next()
  await events.next()
  expect((await stop('question-1', 2)).json()).toEqual({ response_code: 200 })
  expect(engine.heard[1]?.signal.aborted).toBe(true)
  await stop('question-0', 3)
  await stop('question-9', 3)
  await stop('question-0', 3000)
  expect((await talkOf(world, cookie)).turns).toMatchObject([
    { question_id: 'question-0', shown: 3, reply: { result: 'You said hello after 0.' } },
    { question_id: 'question-1', shown: 2 },
  ])
})

test('a silent stream has a heartbeat every ten seconds', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { body, end } = openEventStream()
  vi.advanceTimersByTime(30_000)
  end()
  vi.useRealTimers()
  expect((await body.setEncoding('utf8').toArray()).join('')).toBe(':\n\n:\n\n:\n\n')
  await sleep(0)
  expect(body.closed).toBe(true)
})
