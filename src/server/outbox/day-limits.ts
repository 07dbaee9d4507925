import { sql } from 'drizzle-orm'
import { sendCount } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import type { HashKeys } from './hash-keys.ts'
import type { Transaction } from './outbox.ts'

/** What is counted, such as sends of one address, and how many a day there may be. */
type DayLimit = { of: string[]; limit: number }

/** Counts what happens on a day, for all replicas together; a day is one of UTC. */
export function createDayLimits(keys: HashKeys, now: () => number) {
  return {
    /**
     * Prepares the counting of one event, to be done in the transaction that stores it.
     * That throws AppError too_many_sends, and so undoes itself, where a limit is reached.
     * Limits stand always in one order, what everybody shares last: two transactions then can't wait for each other.
     */
    async prepare(limits: DayLimit[]) {
      const day = new Date(now()).toISOString().slice(0, 10)
      const counted = await Promise.all(
        limits.map(async ({ of, limit }) => ({ hash: await keys.ofDay(day, ...of), limit })),
      )
      return async (transaction: Transaction): Promise<void> => {
        const rows = await transaction
          .insert(sendCount)
          .values(counted.map(({ hash }) => ({ hash, day, sends: 1 })))
          .onConflictDoUpdate({ target: sendCount.hash, set: { sends: sql`${sendCount.sends} + 1` } })
          .returning({ hash: sendCount.hash, sends: sendCount.sends })
        const isOver = rows.some(({ hash, sends }) => counted.some((one) => one.hash.equals(hash) && sends > one.limit))
        if (isOver) throw new AppError('too_many_sends')
      }
    },
  }
}
