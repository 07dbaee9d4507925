import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { projectFolder } from '#server/settings/project-folder.ts'
import type { ImpatientPool } from './impatient-pool.ts'
import { inTransaction } from './in-transaction.ts'

// Any number will do, as long as no other lock of ours uses it.
const LOCK = 6284_0001

export const MIGRATIONS = join(projectFolder, 'migrations')

const migrationsTable =
  'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())'

export type Migration = { name: string; sql: string; hash: string }

/**
 * Applies the SQL files that this database has not seen, in the order of their names, and returns those names.
 * Files that the database has seen but this build lacks are left alone, so that an older build still starts.
 */
export function migrate(pool: ImpatientPool, folder = MIGRATIONS): Promise<string[]> {
  return pool.withPatience(async (client) => {
    // Replicas start together: the lock belongs to the session, so all of it must happen on one connection.
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    try {
      return await applyNew(client, readMigrations(folder))
    } finally {
      // A lost connection has lost the lock too, and would hide what went wrong.
      await client.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => {})
    }
  })
}

/** Keeps everybody else from migrating until the transaction is over. */
export async function lockMigrations(client: pg.PoolClient): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
}

async function applyNew(client: pg.PoolClient, migrations: Migration[]) {
  const applied = await readApplied(client)
  const last = [...applied.keys()].sort().at(-1) ?? ''
  const pending = migrations.filter(({ name }) => !applied.has(name))
  for (const { name, hash } of migrations) {
    if (applied.has(name) && applied.get(name) !== hash) {
      throw new Error(`Migration ${name} was changed after it was applied. Put it back and write a new migration.`)
    }
  }
  for (const migration of pending) {
    if (migration.name < last) {
      throw new Error(`Migration ${migration.name} comes before ${last}, which is applied already. Rename it.`)
    }
    await apply(client, migration)
  }
  return pending.map(({ name }) => name)
}

async function apply(client: pg.PoolClient, migration: Migration) {
  try {
    await inTransaction(client, () => applyWithin(client, migration))
  } catch (error) {
    throw new Error(`Migration ${migration.name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  }
}

/** Applies one file as a part of the transaction under way. */
export async function applyWithin(client: pg.PoolClient, { name, sql, hash }: Migration): Promise<void> {
  await client.query(migrationsTable)
  await client.query(sql)
  await client.query('INSERT INTO migrations (name, hash) VALUES ($1, $2)', [name, hash])
}

async function readApplied(client: pg.PoolClient) {
  await client.query(migrationsTable)
  const { rows } = await client.query<{ name: string; hash: string }>('SELECT name, hash FROM migrations')
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

/** The SQL files of a folder in the order of their names. */
export function readMigrations(folder = MIGRATIONS): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => {
    // A checkout on Windows may turn line ends around, which changes nothing that counts.
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
  })
}
