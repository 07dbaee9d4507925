import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '#server/db/connect.ts'
import { conversationTurn } from '#server/db/schema.ts'

type Row = typeof conversationTurn.$inferSelect

type AddOptions = {
  /** A talk that was there and is deleted now gets no further turn. */
  isNew: boolean
  /** A turn with this question is written over. */
  replaces: boolean
  /** The turns of this talk up to this number are deleted. */
  dropUpTo: number | null
}

/** The table of talks, a sealed row each turn. */
export function createTurnRows({ orm }: Pick<Database, 'orm'>) {
  const { talk, question, number, begunAt } = conversationTurn

  return {
    /** The turns of a talk that was begun after this moment, the oldest first. */
    async list(id: Buffer, begunAfter: Date): Promise<Row[]> {
      const isThere = and(eq(talk, id), gt(begunAt, begunAfter))
      return orm.select().from(conversationTurn).where(isThere).orderBy(asc(number))
    },

    async add(row: Omit<Row, 'number'>, { isNew, replaces, dropUpTo }: AddOptions): Promise<void> {
      // One statement, because it is one wait for each turn and all or nothing.
      const statement = sql`
        WITH dropped AS (
          DELETE FROM conversation_turn
          WHERE talk = ${row.talk} AND number <= ${dropUpTo}::bigint AND question <> ${row.question}
        )
        INSERT INTO conversation_turn (talk, question, sealed, begun_at, said_at)
        SELECT ${row.talk}, ${row.question}, ${row.sealed}, ${row.begunAt}::timestamptz, ${row.saidAt}::timestamptz
        WHERE ${isNew} OR EXISTS (SELECT FROM conversation_turn WHERE talk = ${row.talk})
        ON CONFLICT (talk, question) DO UPDATE
        SET number = DEFAULT, sealed = excluded.sealed, begun_at = excluded.begun_at, said_at = excluded.said_at
        WHERE ${replaces} OR conversation_turn.number <= ${dropUpTo}::bigint`
      await orm.execute(statement)
    },

    async change(row: Pick<Row, 'talk' | 'question' | 'sealed'>): Promise<void> {
      const isMeant = and(eq(talk, row.talk), eq(question, row.question))
      await orm.update(conversationTurn).set({ sealed: row.sealed }).where(isMeant)
    },

    async delete(id: Buffer): Promise<void> {
      await orm.delete(conversationTurn).where(eq(talk, id))
    },

    /** Deletes talks that were begun at or before the one moment, or whose last turn was said before the other. */
    async deleteEnded(begunUntil: Date, saidBefore: Date): Promise<void> {
      const statement = sql`
        DELETE FROM conversation_turn AS turn
        WHERE begun_at <= ${begunUntil}::timestamptz OR said_at < ${saidBefore}::timestamptz AND NOT EXISTS (
          SELECT FROM conversation_turn AS later WHERE later.talk = turn.talk AND later.said_at >= ${saidBefore}::timestamptz
        )`
      await orm.execute(statement)
    },
  }
}
