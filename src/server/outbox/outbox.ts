import { randomUUID } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/connect.ts'
import { type OutboxContent, outbox } from '#server/db/schema.ts'
import type { Sealer } from '#server/sealing/sealer.ts'
import type { HashKeys } from '../limits/hash-keys.ts'

/** How long the same message to the same recipient counts as a repetition. */
export const replayWindow = 10 * 60_000
/** How long a message is worth sending. */
export const lifetime = 24 * 60 * 60_000

/** `replyTo` is a plain address; `stopLink` is where who gets the mail can ask for no more, and says that it is heeded. */
export type Message = { recipient: string; text: string } & (
  | { kind: 'email'; subject: string; html?: string; replyTo?: string; stopLink?: string }
  | { kind: 'text' }
)

type AddOptions = {
  /** What the message is about: a second one to the same recipient within ten minutes is refused. */
  once?: string
  /** Written in the same transaction; what it throws undoes the message too. */
  alongside?: (transaction: Transaction) => Promise<unknown>
}

export type Outbox = ReturnType<typeof createOutbox>

type Parts = { database: Pick<Database, 'orm'>; keys: HashKeys; sealer: Pick<Sealer, 'seal'> }

/**
 * Where messages are left to be sent, sealed with whom they go to. What is added is stored: from then on it is sent, or
 * listed as dead.
 */
export function createOutbox({ database: { orm }, keys, sealer }: Parts, now: () => number = Date.now) {
  const listeners = new Set<() => void>()

  return {
    /** Stores a message, and says whether it was `added` or `repeated` one that was added a moment ago. */
    async add(message: Message, { once, alongside }: AddOptions = {}): Promise<'added' | 'repeated'> {
      const { kind, ...content } = message
      const dedupeKey =
        once === undefined ? null : await keys.lasting('once', kind, content.recipient.toLowerCase(), once)
      const [id, at] = [randomUUID(), now()]
      const result = await orm.transaction(async (transaction) => {
        if (dedupeKey) await forgetOld(transaction, dedupeKey, at)
        const added = await transaction
          .insert(outbox)
          .values({
            id,
            kind,
            message: { sealed: sealer.seal(id, JSON.stringify(content)).toString('base64') },
            createdAt: new Date(at),
            nextAttemptAt: new Date(at),
            giveUpAt: new Date(at + lifetime),
            dedupeKey,
          })
          .onConflictDoNothing({ target: outbox.dedupeKey })
          .returning({ id: outbox.id })
        if (added.length === 0) return 'repeated'
        await alongside?.(transaction)
        return 'added'
      })
      if (result === 'added') for (const listener of listeners) listener()
      return result
    },

    /** Calls the listener when this process has added a message, until the returned function is called. */
    onAdded(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

async function forgetOld(transaction: Transaction, dedupeKey: Buffer, at: number): Promise<void> {
  await transaction
    .update(outbox)
    .set({ dedupeKey: null })
    .where(and(eq(outbox.dedupeKey, dedupeKey), lt(outbox.createdAt, new Date(at - replayWindow))))
}

/**
 * Whom a letter goes to and what it says; `undefined` where it was erased or none of the keys opens it. Letters of the
 * older form have the recipient beside what is sealed.
 */
export function openMessage(
  { id, message }: Pick<typeof outbox.$inferSelect, 'id' | 'message'>,
  sealer: Pick<Sealer, 'open'>,
): OutboxContent | undefined {
  if (message === null) return undefined
  const text = sealer.open(id, Buffer.from(message.sealed, 'base64'))
  return text === undefined ? undefined : { ...message, ...JSON.parse(text) }
}
