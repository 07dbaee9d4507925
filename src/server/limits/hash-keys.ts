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
  const kept = new Map<string, Buffer>()

  async function readKey(name: string): Promise<Buffer> {
    await orm
      .insert(hashKey)
      .values({ name, key: randomBytes(32) })
      .onConflictDoNothing()
    const [row] = await orm.select().from(hashKey).where(eq(hashKey.name, name))
    if (!row) throw new Error(`The key ${name} was deleted while it was read`)
    kept.set(name, row.key)
    return row.key
  }

  async function hash(name: string, parts: string[]): Promise<Buffer> {
    const key = kept.get(name) ?? (await readKey(name))
    return createHmac('sha256', key).update(JSON.stringify(parts)).digest()
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
