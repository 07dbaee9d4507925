import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { DatabaseLog } from './database-log.ts'
import { socketFolder, startEmbedded } from './embedded.ts'
import { FolderInUseError, lockFolder } from './lock.ts'
import * as schema from './schema.ts'

const READY_WITHIN = 2_000

export type DatabaseOptions = {
  dataDir: string
  databaseUrl?: string | undefined
  log: DatabaseLog
  /** Called when the embedded database has died and can't be restarted: the process should end. */
  onFatal?: (error: Error) => void
  /** For commands: use the embedded database of the server that has the folder open, if there is one. */
  joinRunning?: boolean
}

export type Database = Awaited<ReturnType<typeof openDatabase>>

/** Opens PostgreSQL at `databaseUrl`, or else the embedded database in `dataDir`. Either is reached through `pg`. */
export function openDatabase(options: DatabaseOptions) {
  return options.databaseUrl ? openPostgres(options.databaseUrl, options.log) : openEmbedded(options)
}

async function openPostgres(connectionString: string, log: DatabaseLog) {
  return createDatabase('postgres', { connectionString, max: 10, connectionTimeoutMillis: 5000 }, log, async () => {})
}

async function openEmbedded({ dataDir, log, onFatal = () => {}, joinRunning = false }: DatabaseOptions) {
  // All connections share one backend, and with it the session's settings and locks, hence one connection.
  const limits = { max: 1, connectionTimeoutMillis: 5000 }
  // All named, because pg takes what is missing from the PGHOST, PGSSLMODE and so on of whoever starts us.
  const address = { host: socketFolder(dataDir), port: 5432, user: 'postgres', database: 'postgres', ssl: false }
  const pool = { ...address, ...limits }
  const unlock = await lockFolder(dataDir).catch((error: unknown) => {
    if (joinRunning && error instanceof FolderInUseError) return undefined
    throw error
  })
  if (!unlock) return createDatabase('embedded', pool, log, async () => {})
  const started = performance.now()
  try {
    const embedded = await startEmbedded({ dataDir, log, onFatal })
    log.info({ dataDir, ms: Math.round(performance.now() - started) }, 'the embedded database is running')
    return createDatabase('embedded', pool, log, () => embedded.close().finally(unlock))
  } catch (error) {
    unlock()
    throw error
  }
}

function createDatabase(
  kind: 'embedded' | 'postgres',
  config: pg.PoolConfig,
  log: DatabaseLog,
  closeBehind: () => Promise<void>,
) {
  const pool = new pg.Pool(config)
  const logLost = (error: Error) => log.error({ err: error }, 'a database connection was lost')
  // Without both listeners, a database that goes away takes the process with it.
  pool.on('error', logLost)
  pool.on('connect', (client) => client.on('error', logLost))
  let closed: Promise<void> | undefined
  return {
    kind,
    pool,
    orm: drizzle({ client: pool, schema }),
    /** Whether the database answers within two seconds. */
    ready: () => answers(pool),
    /** Ends the connections, and the embedded database with them. */
    close() {
      closed ??= pool.end().finally(closeBehind)
      return closed
    },
  }
}

async function answers(pool: pg.Pool) {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, READY_WITHIN, false)
  })
  const answered = pool.query('SELECT 1').then(
    () => true,
    () => false,
  )
  return Promise.race([answered, tooLate]).finally(() => clearTimeout(timer))
}
