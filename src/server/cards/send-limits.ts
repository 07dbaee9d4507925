import { sql } from 'drizzle-orm'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/connect.ts'
import { sendCount } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import type { HashKeys } from '#server/outbox/hash-keys.ts'
import type { Transaction } from '#server/outbox/outbox.ts'
import { networkOf } from './network.ts'

type Limits = Pick<Config, 'SENDS_PER_ADDRESS' | 'SENDS_PER_RECIPIENT' | 'SENDS_PER_DAY'>

type Send = { address: string; recipient: string }

/** Counts sends by sender's address, by recipient and in all, for all replicas together; a day is one of UTC. */
export function createSendLimits(
  limits: Limits,
  keys: HashKeys,
  { orm }: Pick<Database, 'orm'>,
  now: () => number = Date.now,
) {
  /**
   * Prepares the counting of one send, to be done in the transaction that stores the message.
   * That throws AppError too_many_sends, and so undoes itself, where a limit is reached.
   */
  async function prepare({ address, recipient }: Send) {
    const day = new Date(now()).toISOString().slice(0, 10)
    // Always in this order, and the one that everybody shares last: two sends can't wait for each other.
    const counted = [
      { hash: await keys.ofDay(day, 'address', networkOf(address)), limit: limits.SENDS_PER_ADDRESS },
      { hash: await keys.ofDay(day, 'recipient', recipient.toLowerCase()), limit: limits.SENDS_PER_RECIPIENT },
      { hash: await keys.ofDay(day, 'all'), limit: limits.SENDS_PER_DAY },
    ]
    return async (transaction: Transaction): Promise<void> => {
      const rows = await transaction
        .insert(sendCount)
        .values(counted.map(({ hash }) => ({ hash, day, sends: 1 })))
        .onConflictDoUpdate({ target: sendCount.hash, set: { sends: sql`${sendCount.sends} + 1` } })
        .returning({ hash: sendCount.hash, sends: sendCount.sends })
      const isOver = rows.some(({ hash, sends }) => counted.some((one) => one.hash.equals(hash) && sends > one.limit))
      if (isOver) throw new AppError('too_many_sends')
    }
  }

  return {
    prepare,

    /** Counts one send that leaves no message. */
    async count(send: Send): Promise<void> {
      await orm.transaction(await prepare(send))
    },
  }
}
