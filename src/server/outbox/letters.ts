import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#server/db/connect.ts'
import { outbox } from '#server/db/schema.ts'
import type { Sealer } from '#server/sealing/sealer.ts'
import { lifetime, openMessage } from './outbox.ts'

export type Letters = ReturnType<typeof createLetters>

const undelivered = ['waiting', 'sending', 'dead'] as const

/** The letters as the operator sees them, by `npm run outbox`. Recipients leave here masked. */
export function createLetters(
  { orm }: Pick<Database, 'orm'>,
  sealer: Pick<Sealer, 'open'>,
  now: () => number = Date.now,
) {
  const isDead = eq(outbox.status, 'dead')
  return {
    /** Those not delivered, the oldest first. */
    async list() {
      const rows = await orm
        .select()
        .from(outbox)
        .where(inArray(outbox.status, [...undelivered]))
        .orderBy(asc(outbox.createdAt))
      return rows.map(({ id, kind, status, attempts, createdAt, lastError, message }) => ({
        id,
        kind,
        status,
        attempts,
        createdAt,
        lastError,
        recipient: message === null ? 'erased' : mask(openMessage({ id, message }, sealer)?.recipient),
      }))
    },
    /** How many are not delivered, by status, and how many seconds ago the oldest was written; 0 where there is none. */
    async count() {
      const rows = await orm
        .select({
          status: outbox.status,
          count: sql<number>`count(*)::int`,
          writtenAt: sql<number>`extract(epoch from min(${outbox.createdAt}))::float8`,
        })
        .from(outbox)
        .where(inArray(outbox.status, [...undelivered]))
        .groupBy(outbox.status)
      const at = now() / 1_000
      return undelivered.map((status) => {
        const { count, writtenAt } = rows.find((row) => row.status === status) ?? { count: 0, writtenAt: at }
        return { status, count, age: at - writtenAt }
      })
    },
    /** Sends dead letters again, one or all; returns how many. Erased ones stay dead. */
    async retry(id?: string): Promise<number> {
      const rows = await orm
        .update(outbox)
        .set({
          status: 'waiting',
          attempts: 0,
          nextAttemptAt: new Date(now()),
          giveUpAt: new Date(now() + lifetime),
          finishedAt: null,
        })
        .where(and(isDead, isNotNull(outbox.message), id ? eq(outbox.id, id) : undefined))
        .returning({ id: outbox.id })
      return rows.length
    },
    /** Deletes a letter that is not being sent; returns how many it deleted, 1 or 0. */
    async drop(id: string): Promise<number> {
      const rows = await orm
        .delete(outbox)
        .where(and(eq(outbox.id, id), inArray(outbox.status, ['waiting', 'dead'])))
        .returning({ id: outbox.id })
      return rows.length
    },
  }
}

/** `ana@mail.example` as `a…@mail.example`, `+12025550123` as `…23`. */
function mask(recipient: string | undefined): string {
  if (recipient === undefined) return 'no key opens it'
  const [, first, domain] = recipient.match(/^(.).*(@.*)$/) ?? []
  return domain ? `${first}…${domain}` : `…${recipient.slice(-2)}`
}
