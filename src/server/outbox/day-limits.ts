import { sql } from 'drizzle-orm'
import type { ErrorCode } from '#contract/errors.ts'
import { sendCount } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import type { HashKeys } from './hash-keys.ts'
import { networksOf } from './network.ts'
import type { Transaction } from './outbox.ts'

/** What is counted, such as sends to one recipient, how many a day there may be, and what who is over it is told. */
type DayLimit = { of: string[]; limit: number; code?: ErrorCode }

/** Of which kind of event, from where, how many a day one reader may cause, and all together. */
type Shares = { kind: string; address: string; each: number; all: number; others: DayLimit[] }

/** An hour may use so much of the day, and more only where the day has little. */
const [ofDay, leastHour] = [1 / 4, 20]
/** The rest of an hour and of a day is kept for networks that come for the first time. */
const ofKnown = 3 / 4

/** Counts what happens on a day, for all replicas together; a day is one of UTC. */
export function createDayLimits(keys: HashKeys, now: () => number) {
  return {
    /**
     * Prepares the counting of one event, to be done in the transaction that stores it.
     * That throws AppError too_many_sends, and so undoes itself, where a limit is reached.
     * Limits stand always in one order, what everybody shares last: two transactions then can't wait for each other.
     */
    async prepare({ kind, address, each, all, others }: Shares) {
      const at = new Date(now()).toISOString()
      const day = at.slice(0, 10)
      const networks = networksOf(address).map(({ name, share }) => ({ of: [kind, name], limit: each * share }))
      const limits: DayLimit[] = [
        ...others,
        ...networks,
        { of: [kind, 'hour', at.slice(0, 13)], limit: Math.max(leastHour, Math.ceil(all * ofDay)) },
        { of: [kind, 'all'], limit: all },
      ]
      const hashes = await Promise.all(limits.map(({ of }) => keys.ofDay(day, ...of)))
      return async (transaction: Transaction): Promise<void> => {
        const rows = await transaction
          .insert(sendCount)
          .values(hashes.map((hash) => ({ hash, day, sends: 1 })))
          .onConflictDoUpdate({ target: sendCount.hash, set: { sends: sql`${sendCount.sends} + 1` } })
          .returning({ hash: sendCount.hash, sends: sendCount.sends })
        const counts = hashes.map((wanted) => rows.find(({ hash }) => hash.equals(wanted))?.sends ?? 0)
        const over = limits.find(({ limit }, index) => (counts[index] ?? 0) > limit)
        if (over) throw new AppError(over.code ?? 'too_many_sends')
        const isKnown = (counts[others.length + networks.length - 1] ?? 0) > 1
        const isShareOver = limits.some(
          ({ limit }, index) => index >= limits.length - 2 && (counts[index] ?? 0) > Math.ceil(limit * ofKnown),
        )
        if (isKnown && isShareOver) throw new AppError('too_many_sends')
      }
    },
  }
}
