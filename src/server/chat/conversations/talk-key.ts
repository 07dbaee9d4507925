import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { SealKey } from '#server/sealing/seal.ts'

/** Where a talk is kept, and what opens it. Both come from the reader's cookie; the server keeps only the id. */
export type TalkKey = SealKey

/** Part of every key: a new number makes talks of an older form unreadable, and so forgotten. */
const form = 'navi talk 2'

/** A new secret for a browser: 32 random bytes, as a cookie can hold them. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Cookie and session id together: neither alone finds or opens a talk. */
export function talkKeyOf(secret: string, session: string): TalkKey {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, session, `${form} ${use}`, 32))
  return { id: derive('id'), key: derive('key') }
}

/** Where a turn of a talk is kept: found again by the id of its question, and by nothing without the cookie. */
export function questionKeyOf({ key }: TalkKey, question_id: string): Buffer {
  return createHmac('sha256', key).update(question_id).digest().subarray(0, 16)
}

/** What opens one turn of a talk, and no other. */
export function turnKeyOf({ id, key }: TalkKey, question: Buffer): SealKey {
  return { id: Buffer.concat([id, question]), key }
}
