import type { OutboxContent, outbox } from '#server/db/schema.ts'
import type { Sealer } from '#server/sealing/sealer.ts'

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
