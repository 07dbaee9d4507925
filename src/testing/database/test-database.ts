import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '#server/db/connect.ts'
import { migrate, readMigrations } from '#server/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for the tests. Absent where they run on the embedded database. */
    testDatabaseUrl?: string
    /** Where the tests keep what they need no longer than they run. Absent where each removes its own. */
    testFolder?: string
    /** Whether the tests are among those that ask no database. */
    asksNoDatabase?: true
  }
}

const cache = fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url))

export const quiet = { info() {}, warn() {}, error() {} }

/** A migrated, empty database of the test file's own. Closing it removes it. Tests that ask none get one that is away, for to open a real one takes seconds. */
export async function openTestDatabase(): Promise<Database> {
  if (inject('asksNoDatabase')) return openAway()
  const url = inject('testDatabaseUrl')
  const { database, remove } = url ? await openMigratedOnServer(new URL(url)) : await openEmbedded()
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

/** One that is away, closed when the test is over. */
export async function openAwayForThisTest(): Promise<Database> {
  const database = await openAway()
  onTestFinished(() => database.close())
  return database
}

function openAway() {
  return openDatabase({ dataDir: '', databaseUrl: 'postgresql:///none?host=/no-database-is-here', log: quiet })
}

async function openOnServer(server: URL) {
  const name = `navi_test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `CREATE DATABASE ${name}`)
  const own = new URL(server)
  own.pathname = name
  const database = await openDatabase({ dataDir: '', databaseUrl: own.href, log: quiet })
  return { database, remove: () => onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}

async function openMigratedOnServer(server: URL) {
  const opened = await openOnServer(server)
  await migrate(opened.database.pool)
  return opened
}

async function onServer(server: URL, statement: string) {
  const client = new pg.Client({ connectionString: server.href })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** An embedded one, whatever the tests run on; `remove` it after closing. */
export async function openUnmigratedEmbedded() {
  const opened = await openEmbedded()
  await opened.database.pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  return opened
}

async function openEmbedded() {
  const dataDir = await makeTestFolder()
  const database = await openDatabase({ dataDir, log: quiet })
  return { database, remove: async () => rmSync(dataDir, { recursive: true, force: true }) }
}

/** A temporary data folder with a migrated, empty embedded database. To make one takes seconds, to copy one a moment. */
export async function makeTestFolder() {
  const made = madeDatabase()
  if (!existsSync(made)) await makeDatabase(made)
  const dataDir = mkdtempSync(join(inject('testFolder') ?? tmpdir(), 'navi-test-'))
  cpSync(made, join(dataDir, 'database'), { recursive: true })
  return dataDir
}

/** The folder of the database that is copied: another one for other migrations. */
function madeDatabase(): string {
  const hash = createHash('sha256').update(JSON.stringify(readMigrations())).digest('hex')
  return join(cache, `navi-database-${hash.slice(0, 12)}`)
}

async function makeDatabase(made: string) {
  mkdirSync(cache, { recursive: true })
  const dataDir = mkdtempSync(`${made}-`)
  const database = await openDatabase({ dataDir, log: quiet })
  await migrate(database.pool).finally(() => database.close())
  try {
    renameSync(join(dataDir, 'database'), made)
  } catch (error) {
    // Test files start side by side, and another one was quicker.
    if (!existsSync(made)) throw error
  }
  rmSync(dataDir, { recursive: true })
}
