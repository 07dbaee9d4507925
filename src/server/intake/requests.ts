import { asc, eq, lt } from 'drizzle-orm'
import type { RequestKind } from '#contract/intake-forms.ts'
import type { Language } from '#i18n/languages.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { request } from '#server/db/schema.ts'
import type { Sealer } from '#server/sealing/sealer.ts'

/** What somebody typed, by field, and the language of the page. */
type RequestContent = { language: Language; fields: Record<string, string> }

/** `content` is null where none of the keys opens it. */
export type StoredRequest = { id: string; kind: RequestKind; createdAt: Date; content: RequestContent | null }

/** One that was just sent. */
export type NewRequest = StoredRequest & { content: RequestContent }

export type Requests = ReturnType<typeof createRequests>

/** Requests as they are kept: sealed, each for its own row. */
export function createRequests({ orm }: Pick<Database, 'orm'>, sealer: Sealer) {
  function open({ id, kind, sealed, createdAt }: typeof request.$inferSelect): StoredRequest {
    const text = sealer.open(`${kind} ${id}`, sealed)
    return { id, kind, createdAt, content: text === undefined ? null : JSON.parse(text) }
  }

  return {
    /** Stores a request; false where one with this id is there already. */
    async add(transaction: Transaction, { id, kind, createdAt, content }: NewRequest): Promise<boolean> {
      const rows = await transaction
        .insert(request)
        .values({ id, kind, createdAt, sealed: sealer.seal(`${kind} ${id}`, JSON.stringify(content)) })
        .onConflictDoNothing()
        .returning({ id: request.id })
      return rows.length > 0
    },

    /** All of them, the oldest first. */
    async list(): Promise<StoredRequest[]> {
      return (await orm.select().from(request).orderBy(asc(request.createdAt))).map(open)
    },

    async find(id: string): Promise<StoredRequest | undefined> {
      const [row] = await orm.select().from(request).where(eq(request.id, id))
      return row && open(row)
    },

    /** Returns how many it deleted, 1 or 0. */
    async delete(id: string): Promise<number> {
      return (await orm.delete(request).where(eq(request.id, id)).returning({ id: request.id })).length
    },

    async deleteBefore(moment: Date): Promise<void> {
      await orm.delete(request).where(lt(request.createdAt, moment))
    },
  }
}
