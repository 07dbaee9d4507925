import { lte } from 'drizzle-orm'
import type { Database } from './connect.ts'
import { sweep } from './schema.ts'

/** Replicas look by clocks of their own: who comes a little early is no second one. */
const share = 0.9

/**
 * Whether this process, of all replicas, is to do a sweep now that is due every so many milliseconds. Who dies over it leaves
 * it to whoever comes next.
 */
export async function claimSweep(
  { orm, kind }: Pick<Database, 'orm' | 'kind'>,
  name: string,
  { every, now }: { every: number; now: number },
): Promise<boolean> {
  // It has one process.
  if (kind === 'embedded') return true
  const claimedUntil = new Date(now + every * share)
  const claimed = await orm
    .insert(sweep)
    .values({ name, claimedUntil })
    .onConflictDoUpdate({ target: sweep.name, set: { claimedUntil }, setWhere: lte(sweep.claimedUntil, new Date(now)) })
    .returning({ name: sweep.name })
  return claimed.length > 0
}
