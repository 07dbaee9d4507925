import { hkdfSync } from 'node:crypto'
import type { SealKey } from '#server/sealing/seal.ts'

/** Where a talk is kept, and what opens it. Both come from the reader's cookie; the server keeps only the id. */
export type TalkKey = SealKey

/** Part of every key: a new number makes talks of an older form unreadable, and so forgotten. */
const form = 'navi talk 1'

/** Cookie and session id together: neither alone finds or opens a talk. */
export function talkKeyOf(secret: string, session: string): TalkKey {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, session, `${form} ${use}`, 32))
  return { id: derive('id'), key: derive('key') }
}
