import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '#testing/database/test-database.ts'
import type { Database } from './connect.ts'
import { inTransaction } from './in-transaction.ts'
import { migrate } from './migrate.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
  await database.pool.query('CREATE TABLE pet (name text)')
  return () => database.close()
})

const insert = (client: pg.ClientBase) => client.query("INSERT INTO pet VALUES ('cat')")
const countPets = async () => (await database.pool.query('SELECT * FROM pet')).rows.length

test('work that fails leaves nothing behind, and work that ends well stays', async () => {
  const { pool } = database
  const failing = pool.withPatience((client) =>
    inTransaction(client, async () => {
      await insert(client)
      throw new Error('half way')
    }),
  )
  await expect(failing).rejects.toThrow('half way')
  expect(await countPets()).toBe(0)
  await pool.withPatience((client) => inTransaction(client, () => insert(client)))
  expect(await countPets()).toBe(1)
  const reading = pool.withPatience((client) => inTransaction(client, () => insert(client), 'READ ONLY'))
  await expect(reading).rejects.toThrow('read-only')
})

test('where the connection is lost the error is the one that came first', async () => {
  const failing = database.pool.withPatience((client) =>
    inTransaction(client, async () => {
      // The types give only `release` to a client of a pool.
      await (client as unknown as pg.Client).end()
      throw new Error('the first')
    }),
  )
  await expect(failing).rejects.toThrow('the first')
})

test('a migration whose connection is lost is named', async () => {
  const { pool } = database
  const folder = mkdtempSync(join(tmpdir(), 'navi-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, '9999-lost.sql'), 'SELECT 1')
  pool.once('acquire', (client) => loseAt('SELECT 1', client))
  await expect(migrate(pool, folder)).rejects.toThrow(/9999-lost\.sql failed/)
})

/** Ends the connection in the place of a statement. */
function loseAt(statement: string, client: pg.ClientBase): void {
  const query = client.query.bind(client)
  const lose = async (text: string, values?: unknown[]) => {
    if (text === statement) await (client as pg.Client).end()
    return query(text, values)
  }
  Object.assign(client, { query: lose })
}
