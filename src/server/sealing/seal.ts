import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** What opens a sealed text, and what it is of: sealed of one thing, it can't be opened as another's. */
export type SealKey = { id: Buffer; key: Buffer }

const cipher = 'aes-256-gcm'
const [nonceLength, tagLength] = [12, 16]

/** Encrypts a text so that only the same key opens it, in the row of the same id. */
export function seal({ id, key }: SealKey, text: string): Buffer {
  const nonce = randomBytes(nonceLength)
  const sealing = createCipheriv(cipher, key, nonce).setAAD(id)
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed])
}

/** The text again; undefined where the key is another or a byte was changed. */
export function unseal({ id, key }: SealKey, sealed: Buffer): string | undefined {
  try {
    const nonce = sealed.subarray(0, nonceLength)
    const tag = sealed.subarray(nonceLength, nonceLength + tagLength)
    const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagLength }).setAAD(id).setAuthTag(tag)
    return opening.update(sealed.subarray(nonceLength + tagLength), undefined, 'utf8') + opening.final('utf8')
  } catch {
    return undefined
  }
}
