import { inject } from 'vitest'
import type { Database } from '#server/db/connect.ts'
import { openTestDatabase } from './test-database.ts'

type Opened = { database: Database; content?: Content }
/** What is there before anybody writes. */
type Content = { tables: string; migrated: string }

/** The directory of local help is the same for every file, and is found by its edition: to fill it takes seconds. */
const kept = ['migrations', 'probe', 'directory_edition', 'organization', 'service', 'schedule', 'service_at_location']

const content = `
  SELECT
    (SELECT string_agg(quote_ident(tablename), ', ' ORDER BY tablename) FROM pg_tables
      WHERE schemaname = 'public' AND tablename NOT IN (${kept.map((table) => `'${table}'`).join(', ')})) AS tables,
    (SELECT json_agg(migrations ORDER BY name)::text FROM migrations) || (SELECT count(*) FROM probe) AS migrated`

let opened: Promise<Opened> | undefined

/** The database that the tests of a file have in common. */
export async function sharedDatabase(): Promise<Database> {
  opened ??= open()
  return (await opened).database
}

async function open(): Promise<Opened> {
  const database = await openTestDatabase()
  return inject('asksNoDatabase') ? { database } : { database, content: await readContent(database) }
}

/** Leaves an empty one to the next file, or none: to open one and fill it takes seconds, to empty it a moment. */
export async function leaveSharedDatabase(): Promise<void> {
  const left = await opened
  if (!left || (await isEmptied(left))) return
  opened = undefined
  await left.database.close()
}

/** It is not where the file closed or blocked it or left other tables. */
async function isEmptied({ database, content }: Opened): Promise<boolean> {
  if (!content) return false
  try {
    const { tables, migrated } = await readContent(database)
    if (tables !== content.tables || migrated !== content.migrated) return false
    await database.pool.withPatience((client) => client.query(`TRUNCATE ${tables} RESTART IDENTITY CASCADE`))
    return true
  } catch {
    return false
  }
}

function readContent({ pool }: Database): Promise<Content> {
  return pool.withPatience(async (client) => {
    const { rows } = await client.query<Content>(content)
    return rows[0] as Content
  })
}
