import { DrizzleQueryError } from 'drizzle-orm'

/** Drizzle's errors repeat what was to be written, and errors are logged: the database's own say enough. */
export function databaseError(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error
}

/** For a promise that a query is made of. */
export function hideParameters(error: unknown): never {
  throw databaseError(error)
}
