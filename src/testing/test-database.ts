import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for the tests. Absent where they run on the embedded database. */
    testDatabaseUrl?: string
    /** Whether the tests are among those that ask no database. */
    asksNoDatabase?: true
  }
}

// Making an empty database takes seconds, copying one a moment.
const EMPTY_DATABASE = fileURLToPath(new URL('../../node_modules/.cache/navi-empty-database', import.meta.url))

export const quiet = { info() {}, warn() {}, error() {} }

/** A migrated, empty database of the test file's own. Closing it removes it. Tests that ask none get one that is away. */
export async function openTestDatabase(): Promise<Database> {
  if (inject('asksNoDatabase')) return openNone()
  const { database, remove } = await openUnmigratedTestDatabase()
  await migrate(database.pool)
  return { ...database, close: () => database.close().finally(remove) }
}

/** The same, closed when the test is over. */
export async function openForThisTest(): Promise<Database> {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  return database
}

/** The same without any table, for tests of the migrations themselves; `remove` it after closing. */
export async function openUnmigratedTestDatabase() {
  const url = inject('testDatabaseUrl')
  return url ? openOnServer(new URL(url)) : openUnmigratedEmbedded()
}

/** Opening a real one takes seconds. */
function openNone() {
  return openDatabase({ dataDir: '', databaseUrl: 'postgresql:///none?host=/no-database-for-pure-tests', log: quiet })
}

async function openOnServer(server: URL) {
  const name = `navi_test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `CREATE DATABASE ${name}`)
  const own = new URL(server)
  own.pathname = name
  const database = await openDatabase({ dataDir: '', databaseUrl: own.href, log: quiet })
  return { database, remove: () => onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}

async function onServer(server: URL, statement: string) {
  const client = new pg.Client({ connectionString: server.href })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** An embedded one, whatever the tests run on; `remove` it after closing. */
export async function openUnmigratedEmbedded() {
  const dataDir = await makeTestFolder()
  const database = await openDatabase({ dataDir, log: quiet })
  return { database, remove: async () => rmSync(dataDir, { recursive: true, force: true }) }
}

/** A temporary data folder that holds an empty embedded database, which opens faster than no database. */
export async function makeTestFolder() {
  if (!existsSync(EMPTY_DATABASE)) await makeEmptyDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'navi-test-'))
  cpSync(EMPTY_DATABASE, join(dataDir, 'database'), { recursive: true })
  return dataDir
}

async function makeEmptyDatabase() {
  mkdirSync(join(EMPTY_DATABASE, '..'), { recursive: true })
  const dataDir = mkdtempSync(`${EMPTY_DATABASE}-`)
  const database = await openDatabase({ dataDir, log: quiet })
  await database.close()
  try {
    renameSync(join(dataDir, 'database'), EMPTY_DATABASE)
  } catch (error) {
    // Test files start side by side, and another one was quicker.
    if (!existsSync(EMPTY_DATABASE)) throw error
  }
  rmSync(dataDir, { recursive: true })
}
