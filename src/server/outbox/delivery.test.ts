import { setTimeout as sleep } from 'node:timers/promises'
import { inspect } from 'node:util'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Database } from '#server/db/connect.ts'
import { createOutsideCalls } from '#server/operations/outside-calls.ts'
import { createMailer } from '#server/outside/mailer.ts'
import { createTextSender } from '#server/outside/texts.ts'
import { createSealer } from '#server/sealing/sealer.ts'
import { sharedDatabase } from '#testing/database/shared-database.ts'
import { startMailServer } from '#testing/network-edge/mail-server.ts'
import { type Outcome, startTwilioServer } from '#testing/network-edge/twilio-server.ts'
import { createHashKeys } from '../limits/hash-keys.ts'
import { createDelivery } from './delivery.ts'
import { createLetters } from './letters.ts'
import { createOutbox, type Message } from './outbox.ts'
import { createQueue, lease } from './queue.ts'
import { createStopList } from './stop-list.ts'
import { sweep } from './sweep.ts'

const day = 24 * 60 * 60_000
const start = Date.UTC(2026, 10, 21, 12)
const card: Message = {
  kind: 'email',
  recipient: 'ana@mail.example',
  subject: 'Card',
  text: 'Card',
  html: '<p>Card</p>',
}
const shortText: Message = { kind: 'text', recipient: '+12025550123', text: 'Card' }

const sealer = createSealer({ ENCRYPTION_KEYS: [Buffer.alloc(32)], DATA_DIR: 'unused' })

let database: Database
let clock = start

beforeAll(async () => {
  database = await sharedDatabase()
})

beforeEach(() => {
  clock = start
})

afterEach(async () => {
  await database.pool.query('TRUNCATE outbox, stopped_recipient, send_count, hash_key')
})

type World = { mailUrl?: string; smsUrl?: string; random?: () => number }

/** One process of several: its parts, sending until the test is over. Nothing listens at the default addresses. */
async function open({ mailUrl = 'smtp://127.0.0.1:1', smsUrl = 'unused', random = () => 0 }: World = {}) {
  const keys = createHashKeys(database)
  const outbox = createOutbox({ database, keys, sealer }, () => clock)
  const stopList = createStopList(database, keys)
  const mailer = createMailer(mailUrl, 'navi@navi.example')
  const texts = createTextSender(smsUrl)
  const outside = createOutsideCalls()
  const parts = { database, keys, outbox, stopList, mailer, texts, sealer, outside }
  const delivery = createDelivery(parts, { now: () => clock, random, pollEvery: 20 })
  const lines: object[] = []
  const log = { warn: (line: object) => lines.push(line), error: (line: object) => lines.push(line) }
  await delivery.start(log as never)
  onTestFinished(() => delivery.stop())
  return { outbox, stopList, delivery, lines, keys, outside }
}

async function startServer(options?: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(options)
  onTestFinished(server.stop)
  return server
}

async function startTwilio(outcomeOf: (to: string) => Outcome) {
  const server = await startTwilioServer(outcomeOf)
  onTestFinished(server.stop)
  return server
}

async function rows() {
  const { rows } = await database.pool.query(
    'SELECT status, attempts, last_error, message FROM outbox ORDER BY created_at, id',
  )
  return rows
}

/** Retries until the expectation holds; a busy machine takes its time. */
const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 20_000 })

const becomes = (status: string) => eventually(async () => (await rows()).map((row) => row.status)).toEqual([status])

test('a message is sent at once, and then whom it went to and what it said are erased', async () => {
  const server = await startServer()
  const { outbox } = await open({ mailUrl: server.url })
  await outbox.add(card)
  await becomes('done')
  expect(server.mails).toEqual([expect.objectContaining({ to: ['ana@mail.example'] })])
  expect(await rows()).toEqual([{ status: 'done', attempts: 1, last_error: null, message: null }])
})

test('a server that is away is tried again until it is back, and no log names the recipient', async () => {
  const { port, stop } = await startMailServer()
  await stop()
  const { outbox, lines } = await open({ mailUrl: `smtp://127.0.0.1:${port}` })
  await outbox.add(card)
  await eventually(() => lines.length).toBeGreaterThan(2)
  const server = await startServer({ port })
  await becomes('done')
  expect(server.mails.length).toBe(1)
  expect(JSON.stringify(lines)).not.toContain('ana')
})

test('a failure that nobody foresaw is told of in the log, and not what was to be sent', async () => {
  const keys = createHashKeys(database)
  await createOutbox({ database, keys, sealer }, () => clock).add(card)
  const { rows: added } = await database.pool.query<{ id: string }>('SELECT id FROM outbox')
  for (const { id } of added) {
    const sealed = sealer.seal(id, 'Quillfeather').toString('base64')
    await database.pool.query('UPDATE outbox SET message = $1', [{ sealed }])
  }
  const { lines } = await open({ random: () => 0.5 })
  await eventually(() => lines).toContainEqual(
    expect.objectContaining({
      code: 'unknown',
      err: expect.objectContaining({ stack: expect.stringContaining('openMessage') }),
    }),
  )
  expect(inspect(lines)).not.toContain('Quill')
})

test('between tries it waits as long as the backoff says', async () => {
  const { outbox } = await open({ random: () => 0.5 })
  await outbox.add(card)
  await eventually(async () => (await rows())[0]).toMatchObject({ status: 'waiting', attempts: 1 })
  clock = start + 14_999
  await sleep(60)
  expect((await rows())[0]?.attempts).toBe(1)
  clock = start + 15_000
  await eventually(async () => (await rows())[0]?.attempts).toBe(2)
})

test('an address that is refused is dead at once, keeps its address for a week, and can be sent again', async () => {
  let isRefused = true
  const server = await startServer({ refuseRecipient: () => (isRefused ? 550 : undefined) })
  const { outbox, outside } = await open({ mailUrl: server.url })
  await outbox.add(card)
  await becomes('dead')
  expect(await rows()).toMatchObject([{ attempts: 1, last_error: 'smtp_550', message: { sealed: expect.any(String) } }])
  expect(outside.list()).toContainEqual(expect.objectContaining({ service: 'mail', answered: 0, failed: 1 }))
  isRefused = false
  const letters = createLetters(database, sealer, () => clock + 60_000)
  expect(await letters.count()).toContainEqual({ status: 'dead', count: 1, age: 60 })
  expect(await createLetters(database, sealer, () => clock).retry()).toBe(1)
  await becomes('done')
  expect(server.mails.length).toBe(1)
  expect(outside.list()).toContainEqual(expect.objectContaining({ service: 'mail', answered: 1, failed: 1 }))
})

test('after a day of failures a message is dead', async () => {
  const { outbox, lines } = await open()
  await outbox.add(card)
  await eventually(() => lines.length).toBeGreaterThan(1)
  clock = start + day + 1
  await becomes('dead')
})

test('a killed process’s message is taken over when its lease is over, and not before', async () => {
  const server = await startServer()
  const queue = createQueue(database)
  const keys = createHashKeys(database)
  await createOutbox({ database, keys, sealer }, () => clock).add(card)
  const taken = await queue.claim(clock)
  expect(await queue.claim(clock + lease)).toBeUndefined()
  const next = await queue.claim(clock + lease + 1)
  expect(next).toMatchObject({ id: taken?.id, attempts: 2 })
  // The first one, late, must not undo what the second one does.
  if (taken) await queue.postpone(taken, { until: clock, error: 'late' })
  expect(await rows()).toMatchObject([{ status: 'sending', attempts: 2 }])
  clock = start + 2 * lease + 2
  await open({ mailUrl: server.url })
  await becomes('done')
  expect(server.mails.length).toBe(1)
})

test('three processes send each of 60 messages once', async () => {
  const server = await startServer()
  const [first] = await Promise.all([
    open({ mailUrl: server.url }),
    open({ mailUrl: server.url }),
    open({ mailUrl: server.url }),
  ])
  const numbers = Array.from({ length: 60 }, (_, index) => index)
  await Promise.all(numbers.map((number) => first.outbox.add({ ...card, recipient: `r${number}@mail.example` })))
  await eventually(async () => (await rows()).every(({ status }) => status === 'done')).toBe(true)
  expect(server.mails.flatMap(({ to }) => to).sort()).toEqual(numbers.map((number) => `r${number}@mail.example`).sort())
})

test('a stop waits for a server that does not answer only as long as it is told', async () => {
  let answer: (() => void) | undefined
  const server = await startServer({
    onConnect(_session, done) {
      answer = done
    },
  })
  const { outbox, delivery } = await open({ mailUrl: server.url })
  await outbox.add(card)
  await eventually(() => answer).toBeDefined()
  await delivery.stop(10)
  expect(server.mails).toEqual([])
  answer?.()
})

test('a stop lets what is being sent be sent', async () => {
  let begun = () => {}
  const beginning = new Promise<void>((resolve) => {
    begun = resolve
  })
  const server = await startServer({
    onConnect: (_session, done) => {
      begun()
      setTimeout(done, 300)
    },
  })
  const { outbox, delivery } = await open({ mailUrl: server.url })
  await outbox.add(card)
  await beginning
  await delivery.stop()
  expect(await rows()).toMatchObject([{ status: 'done' }])
  expect(server.mails.length).toBe(1)
})

test('a number that answered STOP gets nothing, even if it did after the text was accepted', async () => {
  const twilio = await startTwilio(() => 'queued')
  const { outbox, stopList } = await open({ smsUrl: twilio.url })
  await stopList.add('+12025550123')
  await outbox.add(shortText)
  await becomes('dead')
  expect(twilio.texts).toEqual([])
  expect((await rows())[0]?.last_error).toBe('stopped')
})

test('a number that the provider calls unsubscribed goes on our list', async () => {
  const twilio = await startTwilio(() => 'unsubscribed')
  const { outbox, stopList } = await open({ smsUrl: twilio.url })
  await outbox.add(shortText)
  await becomes('dead')
  expect(await stopList.has('+12025550123')).toBe(true)
  expect(await stopList.has('+12025550124')).toBe(false)
})

test('a text survives a provider that is busy, broken, cut off or full, and is sent once', async () => {
  const outcomes: Outcome[] = ['too_many', 'broken', 'cut', 'unavailable', 'wrong_token']
  const twilio = await startTwilio(() => outcomes.shift() ?? 'queued')
  const { outbox } = await open({ smsUrl: twilio.url })
  await outbox.add(shortText)
  await becomes('done')
  expect(twilio.texts).toEqual([{ to: '+12025550123', body: 'Card' }])
  expect(twilio.breaches).toEqual([])
})

test('sweeping erases dead addresses after a week, rows after a month, and what could link two days', async () => {
  const server = await startServer({ refuseRecipient: () => 550 })
  const { outbox, keys, delivery } = await open({ mailUrl: server.url })
  await outbox.add(card, { once: 'a' })
  await becomes('dead')
  await delivery.stop()
  const yesterday = await keys.ofDay('2026-11-21', 'x')
  await sweep(database, keys, clock + 6 * day)
  expect((await rows())[0]?.message).not.toBeNull()
  expect(await keys.ofDay('2026-11-21', 'x')).not.toEqual(yesterday)
  await sweep(database, keys, clock + 8 * day)
  expect(await rows()).toMatchObject([{ status: 'dead', message: null }])
  expect(await createLetters(database, sealer).retry()).toBe(0)
  await sweep(database, keys, clock + 31 * day)
  expect(await rows()).toEqual([])
})
