import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/connect.ts'
import { createDayLimits } from './day-limits.ts'
import type { HashKeys } from './hash-keys.ts'
import { networkOf } from './network.ts'

type Limits = Pick<Config, 'SENDS_PER_ADDRESS' | 'SENDS_PER_RECIPIENT' | 'SENDS_PER_DAY'>

type Send = { address: string; recipient: string }

/** Counts sends by sender's address, by recipient and in all. */
export function createSendLimits(
  { SENDS_PER_ADDRESS, SENDS_PER_RECIPIENT, SENDS_PER_DAY }: Limits,
  keys: HashKeys,
  { orm }: Pick<Database, 'orm'>,
  now: () => number = Date.now,
) {
  const limits = createDayLimits(keys, now)

  /** Prepares the counting of one send; see `createDayLimits`. */
  const prepare = ({ address, recipient }: Send) =>
    limits.prepare([
      { of: ['address', networkOf(address)], limit: SENDS_PER_ADDRESS },
      { of: ['recipient', recipient.toLowerCase()], limit: SENDS_PER_RECIPIENT },
      { of: ['all'], limit: SENDS_PER_DAY },
    ])

  return {
    prepare,

    /** Counts one send that leaves no message. */
    async count(send: Send): Promise<void> {
      await orm.transaction(await prepare(send))
    },
  }
}
