import { expect, inject, test } from 'vitest'
import { sharedDatabase } from '#testing/database/shared-database.ts'
import { openForThisTest, quiet } from '#testing/database/test-database.ts'
import { openDatabase } from './connect.ts'
import { catalogueVersion } from './schema.ts'

const url = inject('testDatabaseUrl')
const row = { hash: 'abc', programs: 1, drugs: 2 }

test('an open database is ready and a closed one is not', async () => {
  const database = await openForThisTest()
  expect(database.kind).toBe(url ? 'postgres' : 'embedded')
  expect(await database.ready()).toBe(true)
  await database.close()
  expect(await database.ready()).toBe(false)
})

test('a transaction that fails leaves nothing behind', async () => {
  const { orm } = await sharedDatabase()
  const failing = orm.transaction(async (transaction) => {
    await transaction.insert(catalogueVersion).values(row)
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await orm.select().from(catalogueVersion)).toEqual([])
})

test('a query that fails leaves the next one unharmed', async () => {
  const { pool } = await sharedDatabase()
  await expect(pool.query('SELECT $1::integer', ['word'])).rejects.toThrow('invalid input syntax')
  expect((await pool.query('SELECT $1::integer AS number', [7])).rows).toEqual([{ number: 7 }])
})

test('twenty queries at once each get their own answer', async () => {
  const { pool } = await sharedDatabase()
  const numbers = Array.from({ length: 20 }, (_, index) => index)
  const answers = await Promise.all(numbers.map((number) => pool.query('SELECT $1::integer AS number', [number])))
  expect(answers.map(({ rows }) => rows[0]?.number)).toEqual(numbers)
})

test('a server that is not there makes the database not ready', async () => {
  const database = await openDatabase({ dataDir: '', databaseUrl: 'postgres://nobody@127.0.0.1:9/none', log: quiet })
  expect(await database.ready()).toBe(false)
  await database.close()
})

test.runIf(url)('a connection that the server ends is replaced', async () => {
  const { pool, ready } = await openForThisTest()
  await expect(pool.query('SELECT pg_terminate_backend(pg_backend_pid())')).rejects.toThrow()
  expect(await ready()).toBe(true)
})
