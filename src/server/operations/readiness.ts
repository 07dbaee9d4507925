import type { Database } from '#server/db/connect.ts'
import { AppError } from '#server/errors.ts'
import type { Storage } from './storage.ts'

/** Whether this process is to be sent readers. */
export function createReadiness(database: Pick<Database, 'ready'>, storage: Storage) {
  let isStopping = false

  return {
    /**
     * Says how much room the disk has.
     * @throws AppError not_ready or storage_full
     */
    async check(): Promise<'fine' | 'low'> {
      if (isStopping || !(await database.ready())) throw new AppError('not_ready')
      const { state } = await storage.check()
      if (state === 'full') throw new AppError('storage_full')
      return state
    },

    /** From now on it is not ready. */
    stop(): void {
      isStopping = true
    },
  }
}
