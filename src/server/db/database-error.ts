import { DrizzleQueryError } from 'drizzle-orm'

/** The database's own error, which says enough: that of Drizzle repeats what was to be written. Any other error is left as it is. */
export function databaseError(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error
}
