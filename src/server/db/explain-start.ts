import { join } from 'node:path'
import { ExplainedError } from '#server/explained-error.ts'
import type { Config } from '#server/settings/config.ts'
import { isOutage } from './outage.ts'

/** Thrown where the folder of the embedded database can't be opened; the message says what to do. */
export class DamagedDatabaseError extends ExplainedError {
  constructor(folder: string, why: string, cause?: unknown) {
    super(
      `The embedded database in ${folder} can't be opened: ${why}. Nothing was changed. Put a copy of the whole folder in its place, or move it away to begin with an empty one.`,
      { cause },
    )
    this.name = 'DamagedDatabaseError'
  }
}

/** The error of a folder whose files can't be read any more. */
export function damagedFiles(folder: string, cause: unknown): DamagedDatabaseError {
  return new DamagedDatabaseError(folder, 'its files are damaged, or the disk is full', cause)
}

/** Thrown where PostgreSQL lets nobody in; the message says what to look at, and never a password. */
class UnreachableDatabaseError extends ExplainedError {
  constructor(databaseUrl: string, cause: unknown) {
    const { host, pathname } = new URL(databaseUrl)
    super(
      `PostgreSQL can't be used: nothing answers at ${host}, or it refuses the user or the database ${pathname.slice(1)} of DATABASE_URL. Start it, or correct DATABASE_URL, and start Navi again.`,
      { cause },
    )
    this.name = 'UnreachableDatabaseError'
  }
}

/** What stopped a start, in words where it was the database; any other error as it is. */
export function explainStart(error: unknown, { DATABASE_URL, DATA_DIR }: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>) {
  if (DATABASE_URL)
    return isOutage(error) || isRefusal(error) ? new UnreachableDatabaseError(DATABASE_URL, error) : error
  const folder = join(DATA_DIR, 'database')
  return isOutage(error) ? damagedFiles(folder, error) : explainDamage(error, folder)
}

/** The error of a database that opened and then turned out to be damaged; any other error as it is. */
function explainDamage(error: unknown, folder: string): unknown {
  if (!(error instanceof Error)) return error
  // SQLSTATE of class XX: an internal error, and damaged data or indexes.
  if ('code' in error && String(error.code).startsWith('XX')) return damagedFiles(folder, error)
  return error.cause instanceof Error && explainDamage(error.cause, folder) !== error.cause
    ? damagedFiles(folder, error)
    : error
}

/** Classes of SQLSTATE: who or what database one asked for is refused. */
const refusals = /^(?:28|3D)/

function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && refusals.test(String(error.code))) || isRefusal(error.cause)
}
