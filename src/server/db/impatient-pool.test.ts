import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, inject, test } from 'vitest'
import { openTestDatabase } from '#testing/database/test-database.ts'
import type { Database } from './connect.ts'
import { isOutage } from './outage.ts'
import { catalogueVersion } from './schema.ts'

const url = inject('testDatabaseUrl')
// Each test ends when it answers again.
let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
  return () => database.close()
})

const row = { hash: 'abc', programs: 1, drugs: 2 }

test('a statement that takes too long is ended, and the database is used again', async () => {
  const { pool, ready } = database
  const started = performance.now()
  const error = await pool.query('SELECT pg_sleep(5)').catch((failed: unknown) => failed)
  expect(isOutage(error)).toBe(true)
  expect(performance.now() - started).toBeLessThan(4_000)
  await expect.poll(ready, { timeout: 15_000 }).toBe(true)
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})

test.skipIf(url)(
  'nobody is kept waiting for an embedded database that is busy, and readiness says so at once',
  async () => {
    const { pool, ready } = database
    await pool.query('SELECT pg_sleep(6)').catch(() => undefined)
    const started = performance.now()
    await expect(pool.query('SELECT 1')).rejects.toThrow('the database is away')
    await expect(pool.connect()).rejects.toThrow('the database is away')
    expect(await ready()).toBe(false)
    expect(performance.now() - started).toBeLessThan(500)
    await expect.poll(ready, { timeout: 15_000 }).toBe(true)
  },
)

test('a transaction that is held for too long leaves nothing behind and gives its connection back', async () => {
  const { orm, pool } = database
  const held = orm.transaction(async (transaction) => {
    await transaction.insert(catalogueVersion).values(row)
    await sleep(3_000)
  })
  await expect(held).rejects.toThrow()
  const rows = () => orm.select().from(catalogueVersion)
  await expect.poll(() => rows().catch(() => 'away'), { timeout: 10_000 }).toEqual([])
  await orm.insert(catalogueVersion).values(row)
  expect(pool.totalCount).toBeLessThanOrEqual(pool.options.max)
})

test('work that may take its time takes it', async () => {
  const { pool } = database
  const { rows } = await pool.withPatience((client) => client.query('SELECT 1 AS one, pg_sleep(3)'))
  expect(rows).toMatchObject([{ one: 1 }])
  expect((await pool.query('SHOW statement_timeout')).rows).toEqual([{ statement_timeout: url ? '2s' : '0' }])
})

test.skipIf(url)('work that may take its time waits for a database that is busy', async () => {
  const { pool } = database
  await pool.query('SELECT pg_sleep(6)').catch(() => undefined)
  expect(pool.isAway).toBe(true)
  const { rows } = await pool.withPatience((client) => client.query('SELECT 1 AS one'))
  expect(rows).toEqual([{ one: 1 }])
})

test('work that may take its time waits for other such work', async () => {
  const { pool } = database
  const working = Array.from({ length: pool.options.max + 1 }, () =>
    pool.withPatience((client) => client.query('SELECT 1 AS one, pg_sleep(2.5)')),
  )
  for (const { rows } of await Promise.all(working)) expect(rows).toMatchObject([{ one: 1 }])
})
