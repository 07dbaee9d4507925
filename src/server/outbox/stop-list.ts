import { timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/connect.ts'
import { stoppedRecipient } from '#server/db/schema.ts'
import type { HashKeys } from '../limits/hash-keys.ts'
import { mailboxOf } from '../limits/mailbox.ts'

export type StopList = ReturnType<typeof createStopList>

const shape = /^([\w-]{43})\.([\w-]{43})$/

/**
 * Who wants no messages from us: numbers in E.164 form, and mailboxes. Only hashes are kept, since they must be kept for
 * good. A mailbox is put on the list by a token that only a mail to it brings: our hash of it, signed.
 */
export function createStopList({ orm }: Pick<Database, 'orm'>, keys: HashKeys) {
  const hashOf = (recipient: string) => keys.lasting('stop', recipient.includes('@') ? mailboxOf(recipient) : recipient)
  const sign = (hash: string) => keys.lasting('stop token', hash)

  async function addHash(hash: Buffer): Promise<void> {
    await orm.insert(stoppedRecipient).values({ hash }).onConflictDoNothing()
  }

  async function removeHash(hash: Buffer): Promise<void> {
    await orm.delete(stoppedRecipient).where(eq(stoppedRecipient.hash, hash))
  }

  async function hashIn(token: string): Promise<Buffer | undefined> {
    const [, hash, signature] = token.match(shape) ?? []
    if (!hash || !signature) return undefined
    const isOurs = timingSafeEqual(Buffer.from(signature, 'base64url'), await sign(hash))
    return isOurs ? Buffer.from(hash, 'base64url') : undefined
  }

  return {
    async has(recipient: string): Promise<boolean> {
      const isThis = eq(stoppedRecipient.hash, await hashOf(recipient))
      return (await orm.select({ hash: stoppedRecipient.hash }).from(stoppedRecipient).where(isThis)).length > 0
    },
    add: async (recipient: string): Promise<void> => addHash(await hashOf(recipient)),
    remove: async (recipient: string): Promise<void> => removeHash(await hashOf(recipient)),

    /** What a mail to this address brings along for `obey`. The address can't be read from it. */
    async tokenOf(address: string): Promise<string> {
      const hash = (await hashOf(address)).toString('base64url')
      return `${hash}.${(await sign(hash)).toString('base64url')}`
    },

    /** Whether the token is ours. */
    knows: async (token: string): Promise<boolean> => (await hashIn(token)) !== undefined,

    /** Stops mails to the mailbox of the token, or lets them come again; false where the token is not ours. */
    async obey(token: string, wish: 'stop' | 'start'): Promise<boolean> {
      const hash = await hashIn(token)
      if (hash) await (wish === 'stop' ? addHash(hash) : removeHash(hash))
      return hash !== undefined
    },
  }
}
