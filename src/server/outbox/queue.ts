import { and, eq, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/connect.ts'
import { outbox } from '#server/db/schema.ts'

/** Longer than any send takes, with room for clocks of replicas that differ. */
export const lease = 2 * 60_000

export type Letter = Pick<typeof outbox.$inferSelect, 'id' | 'kind' | 'message' | 'attempts' | 'giveUpAt'>

/** The outbox as its workers see it. Times are in milliseconds since 1970. */
export function createQueue({ orm }: Pick<Database, 'orm'>) {
  // A worker that took longer than its lease must not undo what the next one did.
  const stillOurs = ({ id, attempts }: Letter) =>
    and(eq(outbox.id, id), eq(outbox.attempts, attempts), eq(outbox.status, 'sending'))

  async function finish(letter: Letter, values: Partial<typeof outbox.$inferInsert>): Promise<void> {
    await orm
      .update(outbox)
      .set({ leasedUntil: null, ...values })
      .where(stillOurs(letter))
  }

  return {
    /** Takes one letter that is due, for as long as the lease lasts. */
    async claim(now: number): Promise<Letter | undefined> {
      const at = new Date(now)
      const due = orm
        .select({ id: outbox.id })
        .from(outbox)
        .where(
          or(
            and(eq(outbox.status, 'waiting'), lte(outbox.nextAttemptAt, at)),
            and(eq(outbox.status, 'sending'), lt(outbox.leasedUntil, at)),
          ),
        )
        .orderBy(outbox.nextAttemptAt)
        .limit(1)
        .for('update', { skipLocked: true })
      const [letter] = await orm
        .update(outbox)
        .set({ status: 'sending', attempts: sql`${outbox.attempts} + 1`, leasedUntil: new Date(now + lease) })
        .where(eq(outbox.id, sql`(${due})`))
        .returning()
      return letter
    },

    /** Notes that it was handed over, and erases whom it went to and what it said. */
    markDone: (letter: Letter, now: number) =>
      finish(letter, {
        status: 'done',
        finishedAt: new Date(now),
        message: null,
        lastError: null,
      }),

    postpone: (letter: Letter, { until, error }: { until: number; error: string }) =>
      finish(letter, { status: 'waiting', nextAttemptAt: new Date(until), lastError: error }),

    bury: (letter: Letter, { now, error }: { now: number; error: string }) =>
      finish(letter, { status: 'dead', finishedAt: new Date(now), lastError: error }),

    /** Frees what a killed process was sending. Only for a database that no other process uses. */
    async releaseAll(): Promise<void> {
      await orm.update(outbox).set({ status: 'waiting', leasedUntil: null }).where(eq(outbox.status, 'sending'))
    },
  }
}

const first = 30_000
const longest = 60 * 60_000

/**
 * How long to wait before the next attempt, in milliseconds: anything up to a limit that doubles each time, so that
 * messages that failed together do not come back together (https://aws.amazon.com/builders-library/timeouts-retries-and-backoff-with-jitter/).
 */
export function backoff(attempts: number, random: () => number): number {
  return Math.ceil(random() * Math.min(longest, first * 2 ** (attempts - 1)))
}
