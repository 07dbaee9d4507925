import { createHmac, randomBytes } from 'node:crypto'
import { and, eq, lt, ne } from 'drizzle-orm'
import type { Database } from '#server/db/connect.ts'
import { hashKey } from '#server/db/schema.ts'

export type HashKeys = ReturnType<typeof createHashKeys>

const installation = 'installation'

/**
 * Hashes of addresses and numbers, with keys that all replicas share by the database. Without a key, a hash of a phone
 * number is no secret: all numbers can be tried in minutes. Whoever has the whole database has the lasting key too, so
 * it protects only parts of it that get out; the keys of days protect by being deleted.
 */
export function createHashKeys({ orm }: Pick<Database, 'orm'>) {
  const kept = new Map<string, Promise<Buffer>>()

  async function readKey(name: string): Promise<Buffer> {
    await orm
      .insert(hashKey)
      .values({ name, key: randomBytes(32) })
      .onConflictDoNothing()
    const [row] = await orm.select().from(hashKey).where(eq(hashKey.name, name))
    if (!row) throw new Error(`The key ${name} was deleted while it was read`)
    return row.key
  }

  /** Read once for all who want it at the same time, and anew after a failure. */
  function keyOf(name: string): Promise<Buffer> {
    const known = kept.get(name)
    if (known) return known
    const read = readKey(name)
    kept.set(name, read)
    read.catch(() => kept.delete(name))
    return read
  }

  async function hash(name: string, parts: string[]): Promise<Buffer> {
    return createHmac('sha256', await keyOf(name))
      .update(JSON.stringify(parts))
      .digest()
  }

  return {
    /** A hash that stays the same. */
    lasting: (...parts: string[]) => hash(installation, parts),
    /** A hash that means nothing once the day, as YYYY-MM-DD, is over. */
    ofDay: (day: string, ...parts: string[]) => hash(day, parts),
    async forgetBefore(day: string): Promise<void> {
      for (const name of kept.keys()) if (name !== installation && name < day) kept.delete(name)
      await orm.delete(hashKey).where(and(ne(hashKey.name, installation), lt(hashKey.name, day)))
    },
  }
}

/** The day of UTC, as `2026-11-22`. Days are counted by it, and it names the keys that hash what is counted. */
export function utcDay(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}
