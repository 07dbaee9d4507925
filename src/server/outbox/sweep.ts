import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Database } from '#server/db/connect.ts'
import { outbox, sendCount } from '#server/db/schema.ts'
import { utcDay } from '#server/limits/hash-keys.ts'
import { deleteWrittenBefore } from '#server/outside/folder.ts'
import type { Mailer } from '#server/outside/mailer.ts'
import type { TextSender } from '#server/outside/texts.ts'
import type { HashKeys } from '../limits/hash-keys.ts'
import { replayWindow } from './outbox.ts'

const day = 24 * 60 * 60_000
const kept = { dead: 7 * day, rows: 30 * day, files: 30 * day }

/** Deletes what nobody needs any more: addresses of dead letters, old rows, and everything that could link days. */
export async function sweep({ orm }: Pick<Database, 'orm'>, keys: HashKeys, now: number): Promise<void> {
  const before = (age: number) => new Date(now - age)
  await orm
    .update(outbox)
    .set({ dedupeKey: null })
    .where(and(isNotNull(outbox.dedupeKey), lt(outbox.createdAt, before(replayWindow))))
  await orm
    .update(outbox)
    .set({ message: null })
    .where(and(eq(outbox.status, 'dead'), isNotNull(outbox.message), lt(outbox.finishedAt, before(kept.dead))))
  // Only done and dead letters have an end.
  await orm.delete(outbox).where(lt(outbox.finishedAt, before(kept.rows)))
  const today = utcDay(now)
  await orm.delete(sendCount).where(lt(sendCount.day, today))
  await keys.forgetBefore(today)
}

/** Deletes old messages that were written to a folder, where sending is not set up. They hold whole addresses. */
export async function sweepFolders(senders: (Mailer | TextSender)[], now: number): Promise<void> {
  for (const sender of senders) if (sender.kind === 'folder') await deleteWrittenBefore(sender.folder, now - kept.files)
}
