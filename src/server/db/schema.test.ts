import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testing/database/test-database.ts'
import * as schema from './schema.ts'

let opened: Awaited<ReturnType<typeof openTestDatabase>>

beforeAll(async () => {
  opened = await openTestDatabase()
})

afterAll(async () => {
  await opened.close()
})

const tables = Object.values(schema).filter((each) => is(each, PgTable))

/** The columns as the migrations made them. */
async function migratedColumns(table: string) {
  const { rows } = await opened.pool.query(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type, attnotnull AS required,
       atthasdef OR attidentity <> '' AS filled,
       EXISTS (SELECT FROM pg_index WHERE indrelid = attrelid AND indisprimary AND attnum = ANY (indkey)) AS key
     FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped ORDER BY name`,
    [table],
  )
  return rows
}

test.each(tables.map((table) => [getTableName(table), table] as const))(
  'the table %s has the columns that the code takes it to have',
  async (name, table) => {
    const { columns, primaryKeys } = getTableConfig(table)
    const keys = primaryKeys.flatMap((key) => key.columns.map((column) => column.name))
    const written = columns.map((column) => ({
      name: column.name,
      type: column.getSQLType(),
      required: column.notNull,
      filled: column.hasDefault,
      key: column.primary || keys.includes(column.name),
    }))
    expect(written.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual(await migratedColumns(name))
  },
)
