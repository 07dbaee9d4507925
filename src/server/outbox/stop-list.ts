import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/connect.ts'
import { stoppedNumber } from '#server/db/schema.ts'
import type { HashKeys } from './hash-keys.ts'

export type StopList = ReturnType<typeof createStopList>

/** The numbers, in E.164 form, whose owners want no texts. Only hashes are kept, since they must be kept for good. */
export function createStopList({ orm }: Pick<Database, 'orm'>, keys: HashKeys) {
  const hashOf = (number: string) => keys.lasting('stop', number)
  return {
    async has(number: string): Promise<boolean> {
      const found = await orm
        .select({ hash: stoppedNumber.hash })
        .from(stoppedNumber)
        .where(eq(stoppedNumber.hash, await hashOf(number)))
      return found.length > 0
    },
    async add(number: string): Promise<void> {
      await orm
        .insert(stoppedNumber)
        .values({ hash: await hashOf(number) })
        .onConflictDoNothing()
    },
    async remove(number: string): Promise<void> {
      await orm.delete(stoppedNumber).where(eq(stoppedNumber.hash, await hashOf(number)))
    },
  }
}
