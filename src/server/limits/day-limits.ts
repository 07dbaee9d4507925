import { eq, sql } from 'drizzle-orm'
import type { ErrorCode } from '#contract/errors.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { sendCount } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import { utcDay } from '#server/limits/hash-keys.ts'
import { shareOfDay, shareOfHour, untilTomorrow, waitAfter } from './day-shares.ts'
import type { HashKeys } from './hash-keys.ts'
import { networksOf } from './network.ts'

/** What is counted, such as sends to one recipient, how many a day there may be, and what who is over it is told. */
type DayLimit = { of: string[]; limit: number; code?: ErrorCode }

/** Of which kind of event, from where, how many a day one reader may cause, and all together. */
type Shares = { kind: string; address: string; each: number; all: number; others: DayLimit[] }

/** `known`: the limit for networks that came before; `slowFrom`: how many make a network slow; `reopens`: in so many milliseconds. */
type Limit = Partial<DayLimit> & { of: string[]; known?: number; slowFrom?: number; reopens?: number }

type Count = Pick<typeof sendCount.$inferSelect, 'hash' | 'sends' | 'openAt'>

/** Counts what happens on a day, for all replicas together; a day is one of UTC. */
export function createDayLimits(keys: HashKeys, now: () => number) {
  /**
   * Prepares the counting of one event, to be done in the transaction that stores it.
   * That gives how many there were this day, and throws AppError too_many_sends, and so undoes itself, where a limit is
   * reached.
   * Limits stand always in one order, what everybody shares last: two transactions then can't wait for each other.
   */
  async function prepare({ kind, address, each, all, others }: Shares) {
    const moment = now()
    const day = utcDay(moment)
    const hour = new Date(moment).toISOString().slice(0, 13)
    const networks = networksOf(address).map(({ name, share }) => ({ of: [kind, name], slowFrom: each * share }))
    const limits: Limit[] = [
      ...others.map((other) => ({ ...other, reopens: untilTomorrow(moment) })),
      ...networks,
      { of: [kind, 'hour', hour], ...shareOfHour(all, moment) },
      { of: [kind, 'all'], ...shareOfDay(all, moment) },
    ]
    const hashes = await Promise.all(limits.map(({ of }) => keys.ofDay(day, ...of)))

    return async (transaction: Transaction): Promise<number> => {
      const counts = await countAll(transaction, hashes, day)
      const widest = counts[others.length + networks.length - 1]
      const isKnown = widest !== undefined && widest.sends > 1
      const pairs = counts.map((count, index) => [limits[index] as Limit, count] as const)
      for (const [limit, count] of pairs) refuse(limit, count, { isKnown, now: moment })
      for (const [{ slowFrom = Number.POSITIVE_INFINITY }, { hash, sends }] of pairs)
        if (sends >= slowFrom) await slowDown(transaction, hash, moment + waitAfter(sends - slowFrom))
      return counts.at(-1)?.sends ?? 0
    }
  }

  return {
    prepare,

    /**
     * Counts a call of which nothing is stored.
     * @throws AppError of this code where a share is used up
     */
    async countOrRefuse(
      { orm }: Pick<Database, 'orm'>,
      shares: Omit<Shares, 'others'>,
      code: ErrorCode,
    ): Promise<void> {
      const count = await prepare({ ...shares, others: [] })
      await orm.transaction(count).catch((error: unknown) => {
        throw error instanceof AppError ? new AppError(code, '', error.wait) : error
      })
    },
  }
}

async function countAll(transaction: Transaction, hashes: Buffer[], day: string): Promise<Count[]> {
  const rows = await transaction
    .insert(sendCount)
    .values(hashes.map((hash) => ({ hash, day, sends: 1 })))
    .onConflictDoUpdate({ target: sendCount.hash, set: { sends: sql`${sendCount.sends} + 1` } })
    .returning({ hash: sendCount.hash, sends: sendCount.sends, openAt: sendCount.openAt })
  return hashes.flatMap((wanted) => rows.find(({ hash }) => hash.equals(wanted)) ?? [])
}

function refuse(
  { limit = Number.POSITIVE_INFINITY, known = limit, code, reopens }: Limit,
  { sends, openAt }: Count,
  { isKnown, now }: { isKnown: boolean; now: number },
): void {
  if (sends > (isKnown ? known : limit)) throw code ? new AppError(code) : new AppError('too_many_sends', '', reopens)
  const wait = openAt ? openAt.getTime() - now : 0
  if (wait > 0) throw new AppError('too_many_sends', '', wait)
}

/** A household or a clinic may share an address: a used-up share makes its network slow, and never shuts it out. */
async function slowDown(transaction: Transaction, hash: Buffer, until: number): Promise<void> {
  await transaction
    .update(sendCount)
    .set({ openAt: new Date(until) })
    .where(eq(sendCount.hash, hash))
}
