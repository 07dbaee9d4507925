import { DrizzleQueryError } from 'drizzle-orm'

/** Drizzle's errors repeat what was to be written, and errors are logged: the database's own say enough. */
export function hideParameters(error: unknown): never {
  throw error instanceof DrizzleQueryError ? error.cause : error
}
