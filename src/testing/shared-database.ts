import type { Database } from '#server/db/connect.ts'
import { openTestDatabase } from './test-database.ts'

let opened: Promise<Database> | undefined

/** The database that the tests of a file have in common. */
export function sharedDatabase(): Promise<Database> {
  opened ??= openTestDatabase()
  return opened
}

export async function closeSharedDatabase(): Promise<void> {
  const closing = opened
  opened = undefined
  await (await closing)?.close()
}
