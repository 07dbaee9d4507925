import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { DatabaseLog } from './database-log.ts'
import { socketFolder, startEmbedded } from './embedded.ts'
import { ImpatientPool } from './impatient-pool.ts'
import { FolderInUseError, lockFolder } from './lock.ts'
import { createProbe } from './probe.ts'
import * as schema from './schema.ts'

/** How long a statement may take, in milliseconds, where people wait for it. */
const longestStatement = 2_000
/** PostgreSQL ends its own statements. Only where it does not is it taken for one that hangs. */
const grace = 500

export type DatabaseOptions = {
  dataDir: string
  databaseUrl?: string | undefined
  log: DatabaseLog
  /** Called when the embedded database has died and can't be restarted: the process should end. */
  onFatal?: (error: Error) => void
  /** For commands: use the embedded database of the server that has the folder open, if there is one. */
  joinRunning?: boolean
  /** How long a statement may take, in milliseconds. */
  longest?: number
}

export type Database = Awaited<ReturnType<typeof openDatabase>>

export type Transaction = Parameters<Parameters<Database['orm']['transaction']>[0]>[0]

/** Opens PostgreSQL at `databaseUrl`, or else the embedded database in `dataDir`. Either is reached through `pg`. */
export function openDatabase(options: DatabaseOptions) {
  return options.databaseUrl ? openPostgres(options.databaseUrl, options) : openEmbedded(options)
}

async function openPostgres(connectionString: string, { log, longest = longestStatement }: DatabaseOptions) {
  const config = { connectionString, max: 10, statement_timeout: longest }
  return createDatabase('postgres', new ImpatientPool(config, longest + grace, log), log, async () => {})
}

async function openEmbedded({
  dataDir,
  log,
  onFatal = () => {},
  joinRunning = false,
  longest = longestStatement,
}: DatabaseOptions) {
  // All named, because pg takes what is missing from the PGHOST, PGSSLMODE and so on of whoever starts us.
  const address = { host: socketFolder(dataDir), port: 5432, user: 'postgres', database: 'postgres', ssl: false }
  // All connections share one backend, and with it the session's settings and locks, hence one connection.
  const openPool = () => new ImpatientPool({ ...address, max: 1 }, longest + grace, log)
  const unlock = await lockFolder(dataDir).catch((error: unknown) => {
    if (joinRunning && error instanceof FolderInUseError) return undefined
    throw error
  })
  if (!unlock) return createDatabase('embedded', openPool(), log, async () => {})
  const started = performance.now()
  try {
    const embedded = await startEmbedded({ dataDir, log, onFatal })
    log.info({ dataDir, ms: Math.round(performance.now() - started) }, 'the embedded database is running')
    return createDatabase('embedded', openPool(), log, () => embedded.close().finally(unlock))
  } catch (error) {
    unlock()
    throw error
  }
}

function createDatabase(
  kind: 'embedded' | 'postgres',
  pool: ImpatientPool,
  log: DatabaseLog,
  closeBehind: () => Promise<void>,
) {
  const logLost = (error: Error) => log.error({ err: error }, 'a database connection was lost')
  // Without both listeners, a database that goes away takes the process with it.
  pool.on('error', logLost)
  pool.on('connect', (client: pg.PoolClient) => client.on('error', logLost))
  let closed: Promise<void> | undefined
  return {
    kind,
    pool,
    orm: drizzle({ client: pool, schema }),
    /** Whether the database could be written to a moment ago. */
    ready: createProbe(pool),
    /** Ends the connections, and the embedded database with them. */
    close() {
      closed ??= pool.end().finally(closeBehind)
      return closed
    },
  }
}
