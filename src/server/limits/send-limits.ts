import type { Database } from '#server/db/connect.ts'
import type { Config } from '#server/settings/config.ts'
import { createDayLimits } from './day-limits.ts'
import type { HashKeys } from './hash-keys.ts'
import { mailboxOf } from './mailbox.ts'

type Limits = Pick<Config, 'SENDS_PER_ADDRESS' | 'SENDS_PER_RECIPIENT' | 'SENDS_PER_DAY'>

/** `form` is the id of the form that it was sent with. */
type Send = { address: string; recipient: string; form: string | undefined }

/** Counts sends by sender's networks, by recipient's mailbox and in all. */
export function createSendLimits(
  { SENDS_PER_ADDRESS, SENDS_PER_RECIPIENT, SENDS_PER_DAY }: Limits,
  keys: HashKeys,
  { orm }: Pick<Database, 'orm'>,
  now: () => number = Date.now,
) {
  const limits = createDayLimits(keys, now)

  /** Prepares the counting of one send; see `createDayLimits`. */
  const prepare = ({ address, recipient, form }: Send) =>
    limits.prepare({
      kind: 'sends',
      address,
      each: SENDS_PER_ADDRESS,
      all: SENDS_PER_DAY,
      others: [
        ...(form === undefined ? [] : [{ of: ['form', form], limit: 1, code: 'used_form' as const }]),
        { of: ['recipient', recipient.includes('@') ? mailboxOf(recipient) : recipient], limit: SENDS_PER_RECIPIENT },
      ],
    })

  return {
    prepare,

    /** Counts one send that leaves no message. */
    async count(send: Send): Promise<void> {
      await orm.transaction(await prepare(send))
    },
  }
}
