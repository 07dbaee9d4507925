import type { Database } from '#server/db/connect.ts'
import { within } from '#server/within.ts'
import type { Storage } from './storage.ts'

/** In milliseconds. Load balancers wait for a few seconds at most, and take a process that is late for one that is gone. */
const longest = 500

/** Whether this process is to be sent readers, and how what it stands on does. */
export function createReadiness(database: Pick<Database, 'ready'>, storage: Storage) {
  let isStopping = false

  return {
    /**
     * It says nothing of the database: while that is away for one process it is away for all, and if none of them were sent
     * readers, nobody would be told what needs no database, or whom to call in danger.
     */
    isReady: () => !isStopping,

    /** Whether the database can be written to, and how much room the disk has. Never waits long. */
    async readState(): Promise<{ database: 'fine' | 'away'; storage: 'fine' | 'low' | 'full' }> {
      const [canWrite, { state }] = await Promise.all([
        within(longest, database.ready(), false),
        // As everywhere, a disk that says nothing of itself counts as fine.
        within(longest, storage.check(), { state: 'fine' as const }),
      ])
      return { database: canWrite ? 'fine' : 'away', storage: state }
    },

    /** From now on it is not ready. */
    stop(): void {
      isStopping = true
    },
  }
}
