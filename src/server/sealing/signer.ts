import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Config } from '#server/settings/config.ts'
import { createKeys } from './encryption-keys.ts'

export type Signer = ReturnType<typeof createSigner>

/** Signs what we give away and want back unchanged, by keys that are derived from those that encrypt. */
export function createSigner(config: Pick<Config, 'ENCRYPTION_KEYS' | 'DATA_DIR'>) {
  const readKeys = createKeys(config)
  let derived: Buffer[] | undefined

  function keys(): Buffer[] {
    derived ??= readKeys().map((key) => Buffer.from(hkdfSync('sha256', key, '', 'navi signature 1', 32)))
    return derived
  }

  const signatureBy = (key: Buffer, of: string, text: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([of, text]))
      .digest('base64url')

  return {
    /** Reads the keys now: an answer must not fail for want of them. */
    prepare(): void {
      keys()
    },

    /** Signs by the first key. What is signed `of` one thing is no signature of another. */
    sign(of: string, text: string): string {
      const [key] = keys()
      if (!key) throw new Error('There is no key to sign with')
      return signatureBy(key, of, text)
    },

    /** Whether any of the keys made this signature. */
    isSigned(of: string, text: string, signature: string): boolean {
      const given = Buffer.from(signature)
      return keys().some((key) => {
        const own = Buffer.from(signatureBy(key, of, text))
        return own.length === given.length && timingSafeEqual(own, given)
      })
    },
  }
}
