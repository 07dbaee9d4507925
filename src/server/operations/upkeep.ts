import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/db/connect.ts'
import type { Storage } from './storage.ts'

const every = 10 * 60_000

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>

/** What keeps the data folder in order: room that was freed is used again, and a disk that fills up is told of in time. */
export function createUpkeep({ kind, pool }: Pick<Database, 'kind' | 'pool'>, storage: Storage) {
  let timer: NodeJS.Timeout | undefined

  async function tellOfStorage(log: Log): Promise<void> {
    const { left, state } = await storage.check()
    const told = { folder: storage.folder, megabytes: left }
    if (state === 'full') log.error(told, 'the disk is full: nothing can be kept or sent until there is room')
    if (state === 'low') log.warn(told, 'the disk is nearly full')
  }

  /** PostgreSQL does so by itself. The embedded one would keep every old row, and its log of changes, for good. */
  async function vacuum(): Promise<void> {
    if (kind === 'postgres') return
    await pool.withPatience(async (client) => {
      await client.query('VACUUM')
      await client.query('CHECKPOINT')
    })
  }

  async function run(log: Log): Promise<void> {
    await tellOfStorage(log)
    await vacuum().catch((error: unknown) => log.error({ err: error }, 'the database was not vacuumed'))
  }

  return {
    run,

    /** Looks now, and again and again until `stop`. */
    async start(log: Log): Promise<void> {
      await run(log)
      timer = setInterval(() => run(log), every).unref()
    },

    stop(): void {
      clearInterval(timer)
    },
  }
}
