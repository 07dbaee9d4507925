import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/connect.ts'
import { createSealer } from '#server/sealing/sealer.ts'
import { sharedDatabase } from '#testing/database/shared-database.ts'
import { createHashKeys } from '../limits/hash-keys.ts'
import { createLetters } from './letters.ts'
import { createOutbox, type Message, openMessage, replayWindow } from './outbox.ts'

const start = Date.UTC(2026, 10, 21, 23, 55)
const card: Message = { kind: 'email', recipient: 'ana@mail.example', subject: 'Card', text: 'Card' }

const sealer = createSealer({ ENCRYPTION_KEYS: [Buffer.alloc(32)], DATA_DIR: 'unused' })

let database: Database
let clock = start

beforeAll(async () => {
  database = await sharedDatabase()
})

function open() {
  return createOutbox({ database, keys: createHashKeys(database), sealer }, () => clock)
}

async function countOf(recipient: string) {
  const { rows } = await database.pool.query('SELECT id, message FROM outbox')
  return rows.filter((row) => openMessage(row, sealer)?.recipient === recipient).length
}

test('what is added twice within ten minutes is stored once, over midnight too, and again after them', async () => {
  const outbox = open()
  expect(await outbox.add(card, { once: 'a' })).toBe('added')
  clock = start + replayWindow - 1
  expect(await outbox.add(card, { once: 'a' })).toBe('repeated')
  expect(await outbox.add(card, { once: 'b' })).toBe('added')
  expect(await outbox.add({ ...card, recipient: 'eva@mail.example' }, { once: 'a' })).toBe('added')
  clock = start + replayWindow + 1
  expect(await outbox.add(card, { once: 'a' })).toBe('added')
  expect(await countOf('ana@mail.example')).toBe(3)
})

test('of ten that arrive at once, by two processes, one is stored', async () => {
  const outboxes = [open(), open()]
  const message = { ...card, recipient: 'ten@mail.example' }
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, index) => outboxes[index % 2]?.add(message, { once: 'a' })),
  )
  expect(results.filter((result) => result === 'added').length).toBe(1)
  expect(await countOf('ten@mail.example')).toBe(1)
})

test('what fails alongside takes the message back, and it can be added again', async () => {
  const outbox = open()
  const message = { ...card, recipient: 'undone@mail.example' }
  const alongside = () => Promise.reject(new Error('no'))
  await expect(outbox.add(message, { once: 'a', alongside })).rejects.toThrow('no')
  expect(await countOf('undone@mail.example')).toBe(0)
  expect(await outbox.add(message, { once: 'a' })).toBe('added')
})

test('the operator sees what is not delivered, and no whole address', async () => {
  await open().add({ kind: 'text', recipient: '+12025550123', text: 'Card' })
  const rows = await createLetters(database, sealer).list()
  expect(rows.map(({ recipient }) => recipient)).toContain('…23')
  expect(rows.map(({ recipient }) => recipient)).toContain('a…@mail.example')
  expect(JSON.stringify(rows)).not.toMatch(/ana@|2025550123/)
})
