import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { ExplainedError } from '#server/explained-error.ts'
import { damagedFiles, explainDamage } from './damaged.ts'
import { isOutage } from './outage.ts'

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

/** Classes of SQLSTATE: who or what database one asked for is refused. */
const refusals = /^(?:28|3D)/

/** What stopped a start, in words where it was the database; any other error as it is. */
export function explainStart(error: unknown, { DATABASE_URL, DATA_DIR }: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>) {
  if (DATABASE_URL)
    return isOutage(error) || isRefusal(error) ? new UnreachableDatabaseError(DATABASE_URL, error) : error
  const folder = join(DATA_DIR, 'database')
  return isOutage(error) ? damagedFiles(folder, error) : explainDamage(error, folder)
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && refusals.test(String(error.code))) || isRefusal(error.cause)
}
