import type pg from 'pg'
import type { Database } from '#server/db/connect.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { Sealer } from '#server/sealing/sealer.ts'
import { type ArchivedRow, BackupError, writeArchive } from './archive.ts'
import { closeRow, listKeptTables, listTables, sealedOf } from './kept-rows.ts'
import type { Manifest } from './manifest.ts'

const rowsAtOnce = 500
/** What is written meanwhile is in the next backup. */
const ofOneMoment = 'ISOLATION LEVEL REPEATABLE READ READ ONLY'

type Parts = { database: Pick<Database, 'kind' | 'pool'>; sealer: Sealer; version: string; now?: () => number }

/**
 * Writes all that can't be made anew into a new file, as it was at one moment, and returns what the file says of itself.
 * @throws ExplainedError where the file is there already or can't be written
 */
export function writeBackup({ database, sealer, version, now = Date.now }: Parts, file: string): Promise<Manifest> {
  const facts = { version, madeAt: new Date(now()).toISOString(), database: database.kind }
  const write = async (client: pg.PoolClient) => {
    const history = await readHistory(client)
    const tally = createTally(sealer)
    return writeArchive(file, readRows(client, tally, sealer), () => ({ ...facts, ...history, ...tally.read() }))
  }
  return database.pool.withPatience((client) => inTransaction(client, () => write(client), ofOneMoment))
}

/** @throws BackupError where nobody ever started Navi on this database */
export async function refuseEmpty({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const tables = await pool.withPatience(listTables)
  if (!tables.includes('migrations')) throw new BackupError('The database is empty: there is nothing to back up.')
}

async function readHistory(client: pg.PoolClient): Promise<Pick<Manifest, 'migrations' | 'catalogue'>> {
  const migrations = await client.query('SELECT name, hash FROM migrations ORDER BY name')
  const catalogue = await client.query('SELECT hash FROM catalogue_version ORDER BY last_started_at DESC LIMIT 1')
  return { migrations: migrations.rows, catalogue: catalogue.rows[0]?.hash ?? null }
}

type Tally = ReturnType<typeof createTally>

/** Counts the rows of each table, and of the sealed ones those that each key opens. */
function createTally(sealer: Sealer) {
  const tables = new Map<string, number>()
  const keys = new Map<string, number>()
  let unopened = 0

  return {
    noteTable: (table: string) => tables.set(table, 0),
    noteRow({ table, row }: ArchivedRow): void {
      increase(tables, table)
      const found = sealedOf(table, row)
      if (!found) return
      const key = sealer.keyThatOpens(found.of, found.sealed)
      if (key === undefined) unopened++
      else increase(keys, key)
    },
    read: () => ({ tables: Object.fromEntries(tables), keys: Object.fromEntries(keys), unopened }),
  }
}

function increase(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

async function* readRows(client: pg.PoolClient, tally: Tally, sealer: Sealer): AsyncGenerator<ArchivedRow> {
  for (const table of await listKeptTables(client)) {
    tally.noteTable(table)
    await client.query(`DECLARE kept CURSOR FOR SELECT row_to_json(kept)::text AS row FROM "${table}" AS kept`)
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`FETCH ${rowsAtOnce} FROM kept`)
      if (rows.length === 0) break
      for (const { row } of rows) {
        const archived = { table, row: closeRow(table, row, sealer) }
        tally.noteRow(archived)
        yield archived
      }
    }
    await client.query('CLOSE kept')
  }
}
