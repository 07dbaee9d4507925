import type pg from 'pg'
import type { Sealer } from '#server/sealing/sealer.ts'

/** What a start makes anew: what was applied, the probe, what replicas share for a moment, the search index of local help. */
const madeAnew = [
  'migrations',
  'probe',
  'minute_count',
  'sweep',
  'directory_edition',
  'organization',
  'service',
  'schedule',
  'service_at_location',
]

/** The tables whose rows a backup holds. A new table is one of them unless it is named above. */
export async function listKeptTables(client: pg.PoolClient): Promise<string[]> {
  return (await listTables(client)).filter((table) => !madeAnew.includes(table))
}

/** All tables of the database. */
export async function listTables(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename',
  )
  return rows.map(({ name }) => name)
}

/** What a sealed row is sealed as, and its bytes; the same as where the row is written. */
type Sealed = { of: string; sealed: Buffer }

type Row = Record<string, unknown>

/** As PostgreSQL writes `bytea` in JSON: `\x` and hexadecimal digits. */
const bytesOf = (text: unknown) => Buffer.from(String(text).slice(2), 'hex')
const textOf = (bytes: Buffer) => `\\x${bytes.toString('hex')}`

/** Turns of talks are sealed too, but by keys that only readers' cookies give. */
const sealedIn = new Map<string, (row: Row) => Sealed | undefined>([
  ['request', ({ id, kind, sealed }) => ({ of: `${kind} ${id}`, sealed: bytesOf(sealed) })],
  ['hash_key', ({ name, key }) => ({ of: hashKeyOf(name), sealed: bytesOf(key) })],
  [
    'outbox',
    ({ id, message }) => {
      const { sealed } = (message ?? {}) as { sealed?: string }
      return sealed === undefined ? undefined : { of: String(id), sealed: Buffer.from(sealed, 'base64') }
    },
  ],
])

/** What of a row is sealed, if anything is. */
export function sealedOf(table: string, row: string): Sealed | undefined {
  return sealedIn.get(table)?.(JSON.parse(row))
}

/**
 * A row as it goes into a backup. The keys that hash addresses lie readable in the database: with them and a backup all
 * numbers could be tried against the list of who wants no messages, so here they are sealed.
 */
export function closeRow(table: string, row: string, sealer: Pick<Sealer, 'seal'>): string {
  if (table !== 'hash_key') return row
  const { name, key, ...others } = JSON.parse(row) as Row
  return JSON.stringify({ ...others, name, key: textOf(sealer.seal(hashKeyOf(name), String(key))) })
}

/** The row again as it was in the database. */
export function openRow(table: string, row: string, sealer: Pick<Sealer, 'open'>): string {
  if (table !== 'hash_key') return row
  const { name, key, ...others } = JSON.parse(row) as Row
  const opened = sealer.open(hashKeyOf(name), bytesOf(key))
  if (opened === undefined) throw new Error(`The hash key ${name} was sealed with another key`)
  return JSON.stringify({ ...others, name, key: opened })
}

const hashKeyOf = (name: unknown) => `hash key ${name}`
