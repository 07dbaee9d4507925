import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { noTalk } from '#server/chat/conversations/conversations.ts'
import { newSecret, talkKeyOf, turnKeyOf } from '#server/chat/conversations/talk-key.ts'
import type { Mailed } from '#server/chat/mailed.ts'
import { emptyContext, type TalkContext } from '#server/chat/turn.ts'
import { unseal } from '#server/sealing/seal.ts'
import {
  ask,
  type ChatApp,
  cookieIn,
  echo,
  host,
  newTalkCookie,
  openChatApp as open,
  secretIn,
  talkOf,
} from '#testing/app/chat-app.ts'
import { keptTurn, replyOf } from '#testing/factories/chat-turns.ts'

const minute = 60_000
const noon = Date.UTC(2026, 10, 21, 12)

async function rowsIn({ database }: ChatApp) {
  const { rows } = await database.pool.query('SELECT * FROM conversation_turn ORDER BY number')
  return rows as { talk: Buffer; question: Buffer; sealed: Buffer; begun_at: Date; said_at: Date }[]
}

const questionsOf = (talk: { turns: { question: string }[] }) => talk.turns.map(({ question }) => question)

test('the first question gets a cookie that ends with the browser, and later ones go on with the talk', async () => {
  const engine = echo()
  const world = await open({ chat: engine })
  const first = await ask(world, 'one')
  expect(first.headers['set-cookie']).toMatch(/^navi_talk=[\w-]{43}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
  const cookie = cookieIn(first)
  const second = await ask(world, 'two', { cookie: `a=b; ${cookie}` })
  expect(second.headers['set-cookie']).toBeUndefined()
  expect(second.json().result).toBe('You said two after 1.')
  expect(engine.heard).toMatchObject([
    { need: '', earlier: 0 },
    { need: 'one', earlier: 1 },
  ])
  const talk = await talkOf(world, cookie)
  expect(talk).toMatchObject({ response_code: 200, resumable: true })
  expect(talk.turns).toMatchObject([
    { question: 'one', automatic: false, shown: null, reply: first.json() },
    { question: 'two', reply: second.json() },
  ])
})

test('over https the cookie is for https alone', async () => {
  const world = await open({ env: { PUBLIC_URL: 'https://navi.example' } })
  expect((await ask(world, 'one')).headers['set-cookie']).toMatch(/; Secure$/)
})

test('neither the cookie nor the session id opens a talk alone', async () => {
  const world = await open()
  const cookie = cookieIn(await ask(world, 'mine'))
  const other = cookieIn(await ask(world, 'theirs'))
  expect(questionsOf(await talkOf(world, cookie))).toEqual(['mine'])
  expect(questionsOf(await talkOf(world, cookie, '654321'))).toEqual([])
  expect(questionsOf(await talkOf(world, other))).toEqual(['theirs'])
  expect(questionsOf(await talkOf(world, 'navi_talk=short'))).toEqual([])
  expect((await ask(world, 'again', { cookie: other })).json().result).toBe('You said again after 1.')
  expect(questionsOf(await talkOf(world, cookie))).toEqual(['mine'])
})

test('a stolen row says nothing and opens for no other key, and a changed one counts as none', async () => {
  const world = await open()
  const cookie = cookieIn(await ask(world, 'metformin for Ana'))
  const [row] = await rowsIn(world)
  if (!row) throw new Error('Nothing was kept')
  expect(row.sealed.toString('latin1')).not.toMatch(/metformin|Ana|result/)
  const secret = secretIn(cookie)
  expect(row.talk.toString('base64url')).not.toBe(secret)
  const openWith = (given: string, session: string, question = row.question) =>
    unseal(turnKeyOf(talkKeyOf(given, session), question), row.sealed)
  expect(openWith(secret, '123456')).toContain('metformin')
  expect(openWith(randomBytes(32).toString('base64url'), '123456')).toBeUndefined()
  expect(openWith(secret, '123457')).toBeUndefined()
  expect(openWith(secret, '123456', Buffer.alloc(16))).toBeUndefined()
  row.sealed.writeUInt8(row.sealed.readUInt8(40) ^ 1, 40)
  await world.database.pool.query('UPDATE conversation_turn SET sealed = $1', [row.sealed])
  expect((await talkOf(world, cookie)).turns).toEqual([])
  expect((await ask(world, 'anew', { cookie })).json().result).toBe('You said anew after 0.')
  expect(questionsOf(await talkOf(world, cookie))).toEqual(['anew'])
})

test('a talk that was kept by a build that knew less of talks is read as one in which nothing of that was said', async () => {
  const { conversations } = await open()
  const key = talkKeyOf(newSecret(), '123456')
  const { told, alarms, isOfOther, ...context } = { ...emptyContext, need: 'rent' }
  const mailed: Mailed = { intent: 'local_help', drugs: [], result: null }
  const turn = keptTurn('one', replyOf('An answer.'))
  await conversations.append(key, noTalk, { turn, context: context as TalkContext, mailed })
  expect((await conversations.read(key)).context).toEqual({ ...emptyContext, need: 'rent' })
})

test('tabs that ask at once are answered one by one, in the order they asked, and all turns are kept', async () => {
  const world = await open({ chat: echo({ pieces: 2, pause: 5 }) })
  const cookie = cookieIn(await ask(world, 'first'))
  const replies = await Promise.all(['tab 1', 'tab 2', 'tab 3'].map((question) => ask(world, question, { cookie })))
  expect(replies.map((reply) => reply.json().result)).toEqual([1, 2, 3].map((n) => `You said tab ${n} after ${n}.`))
  expect(questionsOf(await talkOf(world, cookie))).toEqual(['first', 'tab 1', 'tab 2', 'tab 3'])
})

test.each([
  ['en', 'Navi is still answering'],
  ['es', 'Navi todavía está respondiendo'],
])(
  'of many questions of one talk at once three are answered and the others told to wait, in %s',
  async (lng, words) => {
    const engine = echo({ pieces: 2, pause: 50 })
    const world = await open({ chat: engine })
    const cookie = cookieIn(await ask(world, 'first'))
    const many = Array.from({ length: 10 }, (_, index) => index)
    const streamed = { accept: 'text/event-stream' }
    const replies = await Promise.all(
      many.map((index) => ask(world, `${index}`, { cookie, more: { lng }, ...(index % 2 && { headers: streamed }) })),
    )
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(many.map((index) => (index < 3 ? 200 : 429)))
    for (const refused of replies.slice(3)) {
      expect(refused.json()).toMatchObject({ response_code: 429, code: 'still_answering' })
      expect(refused.json().message).toContain(words)
      expect(refused.headers['retry-after']).toBe('1')
    }
    expect(engine.heard.length).toBe(4)
    const again = await ask(world, 'again', { cookie })
    expect(again.json().result).toBe('You said again after 4.')
  },
)

test('who stops an answer, or leaves, and asks on at once loses no question', async () => {
  const world = await open({ chat: echo({ pieces: 5, pause: 50 }) })
  const cookie = cookieIn(await ask(world, 'first'))
  const stopped = ask(world, 'a long story', { cookie, id: 'question-1' })
  await sleep(60)
  const payload = { session_id: '123456', question_id: 'question-1', shown: 0 }
  const stop = world.app.inject({ method: 'POST', url: '/api/conversation/stop', payload, headers: { host, cookie } })
  const next = await ask(world, 'next', { cookie })
  expect(next.json()).toMatchObject({ response_code: 200, result: expect.stringContaining('You said next') })
  await Promise.all([stopped, stop])
  expect(questionsOf(await talkOf(world, cookie))).toContain('next')
})

test('the same question id gives the kept answer again, later and at the same time, and no second turn', async () => {
  const engine = echo({ pieces: 2, pause: 5 })
  const world = await open({ chat: engine })
  const cookie = cookieIn(await ask(world, 'hello'))
  const again = { cookie, id: 'question-1' }
  const replies = await Promise.all([ask(world, 'one', again), ask(world, 'one', again)])
  await ask(world, 'two', { cookie })
  replies.push(await ask(world, 'one', again))
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
  expect(engine.heard.map(({ question }) => question)).toEqual(['hello', 'one', 'two'])
  expect(questionsOf(await talkOf(world, cookie))).toEqual(['hello', 'one', 'two'])
})

test('after 30 idle minutes a talk is neither given back nor gone on with', async () => {
  let clock = noon
  const engine = echo()
  const world = await open({ chat: engine, now: () => clock })
  const cookie = cookieIn(await ask(world, 'one'))
  clock += 30 * minute
  expect(await talkOf(world, cookie)).toMatchObject({ resumable: true, turns: [{ question: 'one' }] })
  clock += 2 * minute
  expect(await talkOf(world, cookie)).toEqual({ response_code: 200, resumable: false, turns: [] })
  await ask(world, 'two', { cookie })
  expect(engine.heard.at(-1)).toMatchObject({ need: '', earlier: 0 })
  expect(questionsOf(await talkOf(world, cookie))).toEqual(['two'])
  const [row] = await rowsIn(world)
  expect(row?.begun_at).toEqual(new Date(clock))
  expect(await rowsIn(world)).toHaveLength(1)
})

test('a talk ends after CONVERSATION_HOURS, before any sweep, and the sweep deletes it', async () => {
  let clock = noon
  const world = await open({ env: { CONVERSATION_HOURS: '1' }, now: () => clock })
  const cookie = cookieIn(await ask(world, 'one'))
  clock += 29 * minute
  await ask(world, 'two', { cookie })
  clock += 29 * minute
  expect(questionsOf(await talkOf(world, cookie))).toEqual(['one', 'two'])
  clock += 2 * minute
  expect(questionsOf(await talkOf(world, cookie))).toEqual([])
  expect((await ask(world, 'three', { cookie })).json().result).toBe('You said three after 0.')
  clock += 60 * minute
  await world.conversations.startSweeping({ error: () => undefined })
  world.conversations.stopSweeping()
  expect(await rowsIn(world)).toEqual([])
})

test('only whole minutes are kept', async () => {
  const world = await open({ now: () => noon + 34_567 })
  await ask(world, 'one')
  const [row] = await rowsIn(world)
  expect([row?.begun_at, row?.said_at]).toEqual([new Date(noon), new Date(noon)])
})

test('deleting a talk deletes its row and its cookie, and what was being answered does not bring it back', async () => {
  const engine = echo({ pieces: 2, pause: 50 })
  const world = await open({ chat: engine })
  const cookie = cookieIn(await ask(world, 'one'))
  const late = ask(world, 'late', { cookie })
  await expect.poll(() => engine.heard.length).toBe(2)
  const url = '/api/conversation?session_id=123456'
  const deleted = await world.app.inject({ method: 'DELETE', url, headers: { host, cookie } })
  expect(deleted.json()).toEqual({ response_code: 200 })
  expect(deleted.headers['set-cookie']).toEqual(['navi_talk=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0'])
  expect((await late).statusCode).toBe(200)
  expect(await rowsIn(world)).toEqual([])
})

test('deleting a talk ends the first answer that is still on its way', async () => {
  const engine = echo({ pieces: 20, pause: 100 })
  const world = await open({ chat: engine })
  const cookie = newTalkCookie(world)
  const late = ask(world, 'the first', { cookie })
  await expect.poll(() => engine.heard.length).toBe(1)
  const url = '/api/conversation?session_id=123456'
  await world.app.inject({ method: 'DELETE', url, headers: { host, cookie } })
  expect(engine.heard[0]?.signal.aborted).toBe(true)
  await late
  expect(await rowsIn(world)).toEqual([])
})

test('of a long talk the last 40 turns are kept, and of long answers as many as fit 64 kB', async () => {
  const world = await open()
  const cookie = cookieIn(await ask(world, 'turn 0'))
  for (let turn = 1; turn <= 44; turn++) await ask(world, `turn ${turn}`, { cookie })
  const short = questionsOf(await talkOf(world, cookie))
  expect(short.length).toBe(40)
  expect([short[0], short.at(-1)]).toEqual(['turn 5', 'turn 44'])
  for (let turn = 0; turn < 25; turn++) await ask(world, `${turn} ${'é'.repeat(1900)}`, { cookie })
  const long = await talkOf(world, cookie)
  expect(Buffer.byteLength(JSON.stringify(long))).toBeLessThan(64 * 1024 + 200)
  expect(long.turns.length).toBeGreaterThan(5)
  expect(long.turns.at(-1).question).toMatch(/^24 /)
})

test('without its database Navi still answers', async () => {
  const world = await open()
  await world.database.pool.query('ALTER TABLE conversation_turn RENAME TO gone')
  const reply = await ask(world, 'help me')
  await world.database.pool.query('ALTER TABLE gone RENAME TO conversation_turn')
  expect(reply.json().result).toBe('You said help me after 0.')
  expect(world.lines.filter((line) => /a talk was not read|a turn was not kept/.test(line)).length).toBe(2)
  expect(world.lines.join()).not.toContain('help me')
})
