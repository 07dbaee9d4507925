import { within } from '#server/within.ts'
import type { ImpatientPool } from './impatient-pool.ts'

const longest = 2_000
/** Load balancers ask often, and each write costs. */
const goodFor = 3_000

/** What tells whether the database can be written to, by writing one row: with a full disk it still answers questions. */
export function createProbe(pool: ImpatientPool): () => Promise<boolean> {
  let provedAt = Number.NEGATIVE_INFINITY
  let probing: Promise<boolean> | undefined
  // A connection that went away may have taken the database with it.
  pool.on('remove', () => {
    provedAt = Number.NEGATIVE_INFINITY
  })

  async function probe(): Promise<boolean> {
    const startedAt = performance.now()
    const canWrite = await writes(pool)
    if (canWrite) provedAt = startedAt
    probing = undefined
    return canWrite
  }

  return async () => {
    if (pool.isAway || pool.ending) return false
    if (performance.now() - provedAt < goodFor) return true
    probing ??= probe()
    return probing
  }
}

async function writes(pool: ImpatientPool): Promise<boolean> {
  const written = pool.query('UPDATE probe SET written_at = now()').then(
    () => true,
    () => false,
  )
  return within(longest, written, false)
}
