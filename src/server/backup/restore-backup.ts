import type pg from 'pg'
import type { Database } from '#server/db/connect.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { applyWithin, lockMigrations, type Migration, readMigrations } from '#server/db/migrate.ts'
import type { Sealer } from '#server/sealing/sealer.ts'
import { BackupError, readArchive } from './archive.ts'
import { listTables, openRow } from './kept-rows.ts'
import type { Manifest } from './manifest.ts'

/** In characters of JSON: what is given to the database at once. */
const batchLength = 1_000_000

/**
 * Reads a backup to its end and says what is in it, without a database.
 * @param keys the names of the keys that are at hand
 * @throws ExplainedError where it can't be read, is damaged, of a newer Navi, or needs a key that is not at hand
 */
export async function checkBackup(file: string, keys: string[]): Promise<Manifest> {
  const manifest = await readArchive(file)
  const known = new Map(readMigrations().map(({ name, hash }) => [name, hash]))
  if (manifest.migrations.some(({ name, hash }) => known.get(name) !== hash))
    throw new BackupError(
      `${file} was made by Navi ${manifest.version}, whose database this one does not know. Restore it with that version. Nothing was changed.`,
    )
  const missing = Object.keys(manifest.keys).filter((key) => !keys.includes(key))
  if (missing.length > 0) throw new BackupError(wordsOnKeys(file, missing, keys))
  return manifest
}

/**
 * Fills an empty database with a backup: all of it, or nothing. Letters that are too old to be sent come back as dead.
 * @throws ExplainedError as `checkBackup`, and where the database is not empty
 */
export async function restoreBackup(
  { pool }: Pick<Database, 'pool'>,
  sealer: Pick<Sealer, 'open'>,
  file: string,
  { migrations }: Manifest,
): Promise<void> {
  const last = migrations.at(-1)?.name ?? ''
  const [before, after] = [[] as Migration[], [] as Migration[]]
  for (const migration of readMigrations()) (migration.name <= last ? before : after).push(migration)
  const restore = async (client: pg.PoolClient) => {
    // A server that starts meanwhile waits with its migrations.
    await lockMigrations(client)
    if ((await listTables(client)).length > 0)
      throw new BackupError(
        'The database is not empty. Restore into a new DATA_DIR or a new database, before its first start. Nothing was changed.',
      )
    for (const migration of before) await applyWithin(client, migration)
    await fill(client, sealer, file)
    for (const migration of after) await applyWithin(client, migration)
    await buryOldLetters(client)
  }
  await pool.withPatience((client) => inTransaction(client, () => restore(client)))
}

async function fill(client: pg.PoolClient, sealer: Pick<Sealer, 'open'>, file: string): Promise<void> {
  let batch = { table: '', rows: [] as string[], length: 0 }

  async function write(): Promise<void> {
    const { table, rows } = batch
    if (rows.length === 0) return
    const given = `json_populate_recordset(NULL::"${table}", $1::json)`
    await client.query(`INSERT INTO "${table}" OVERRIDING SYSTEM VALUE SELECT * FROM ${given}`, [`[${rows.join(',')}]`])
  }

  const manifest = await readArchive(file, async ({ table, row }) => {
    if (table !== batch.table || batch.length > batchLength) {
      await write()
      batch = { table, rows: [], length: 0 }
    }
    batch.rows.push(openRow(table, row, sealer))
    batch.length += row.length
  })
  await write()
  for (const [table, count] of Object.entries(manifest.tables)) await checkCount(client, table, count)
  await setSequences(client)
}

async function checkCount(client: pg.PoolClient, table: string, count: number): Promise<void> {
  const { rows } = await client.query<{ count: number }>(`SELECT count(*)::integer AS count FROM "${table}"`)
  if (rows[0]?.count !== count)
    throw new BackupError(`Of ${table} not every row came back. Nothing was changed. Use another backup.`)
}

/** Numbers that the database gives go on after the last one. */
async function setSequences(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema = current_schema() AND is_identity = 'YES'`,
  )
  for (const { table, column } of rows)
    await client.query(
      `SELECT setval(pg_get_serial_sequence('"${table}"', '${column}'), max("${column}")) FROM "${table}"`,
    )
}

async function buryOldLetters(client: pg.PoolClient): Promise<void> {
  await client.query(
    `UPDATE outbox SET status = 'dead', finished_at = now(), leased_until = NULL, last_error = 'restored_late'
     WHERE status IN ('waiting', 'sending') AND give_up_at < now()`,
  )
}

function wordsOnKeys(file: string, missing: string[], keys: string[]): string {
  const needed = `${file} needs ${missing.length === 1 ? 'the key' : 'the keys'} ${missing.join(' and ')}`
  const here = keys.length > 0 ? `here is ${keys.join(' and ')}` : 'here is none'
  return `${needed}, and ${here}. Set it in ENCRYPTION_KEYS, after the first where that is another one, or put requests.key of the old folder into DATA_DIR. Nothing was changed.`
}
