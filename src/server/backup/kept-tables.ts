import type pg from 'pg'

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
