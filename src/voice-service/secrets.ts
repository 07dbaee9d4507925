import { randomBytes } from 'node:crypto'
import type { Session } from './conversation/session.ts'

const mostOpen = 1_000

interface Kept {
  session: Session
  isBeta: boolean
  expiresAt: number
}

/** Secrets that open one call each, for a while. They live in memory alone. */
export function createSecrets(now: () => number = Date.now) {
  const open = new Map<string, Kept>()

  function sweep() {
    for (const [secret, { expiresAt }] of open) if (expiresAt <= now()) open.delete(secret)
  }

  return {
    /** A new one, or none where too many wait to be used. `expires_at` is in seconds since 1970. */
    make({ seconds, ...kept }: Omit<Kept, 'expiresAt'> & { seconds: number }) {
      if (open.size >= mostOpen) sweep()
      if (open.size >= mostOpen) return undefined
      const value = `ek_${randomBytes(24).toString('base64url')}`
      const expiresAt = now() + seconds * 1_000
      open.set(value, { ...kept, expiresAt })
      return { value, expires_at: Math.floor(expiresAt / 1_000) }
    },
    /** What it was made for, once; nothing where it was made up, used or is too old. */
    use(secret: string): Kept | undefined {
      const kept = open.get(secret)
      open.delete(secret)
      return kept && kept.expiresAt > now() ? kept : undefined
    },
  }
}
