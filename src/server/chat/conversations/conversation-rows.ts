import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '#server/db/connect.ts'
import { hideParameters } from '#server/db/hide-parameters.ts'
import { conversation } from '#server/db/schema.ts'

type Row = typeof conversation.$inferSelect

/** The table of talks, as sealed bytes. */
export function createConversationRows({ orm }: Pick<Database, 'orm'>) {
  return {
    /** The row with this id that was begun after this moment. */
    async find(id: Buffer, begunAfter: Date): Promise<Row | undefined> {
      const isThere = and(eq(conversation.id, id), gt(conversation.createdAt, begunAfter))
      const [row] = await orm.select().from(conversation).where(isThere).catch(hideParameters)
      return row
    },

    /**
     * Writes a row over the version that was read, 0 for none. False where another one is there now, or none any more;
     * a row begun before `begunAfter` counts as none.
     */
    async put(row: Row, read: number, begunAfter: Date): Promise<boolean> {
      const written = read === 0 ? insert(row, begunAfter) : update(row, read)
      return (await written.catch(hideParameters)).length > 0
    },

    async delete(id: Buffer): Promise<void> {
      await orm.delete(conversation).where(eq(conversation.id, id)).catch(hideParameters)
    },

    /** Deletes what was begun at or before this moment. */
    async deleteBegunBefore(moment: Date): Promise<void> {
      await orm.delete(conversation).where(lte(conversation.createdAt, moment)).catch(hideParameters)
    },
  }

  function insert(row: Row, begunAfter: Date) {
    return orm
      .insert(conversation)
      .values(row)
      .onConflictDoUpdate({ target: conversation.id, set: row, setWhere: lte(conversation.createdAt, begunAfter) })
      .returning({ id: conversation.id })
  }

  function update(row: Row, read: number) {
    return orm
      .update(conversation)
      .set(row)
      .where(and(eq(conversation.id, row.id), eq(conversation.version, read)))
      .returning({ id: conversation.id })
  }
}
