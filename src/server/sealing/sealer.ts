import type { Config } from '#server/settings/config.ts'
import { createKeys, nameOfKey } from './encryption-keys.ts'
import { seal, unseal } from './seal.ts'

export type Sealer = ReturnType<typeof createSealer>

/** Encrypts what people trust us with, by the keys of the settings or else by the one of the data folder. */
export function createSealer(config: Pick<Config, 'ENCRYPTION_KEYS' | 'DATA_DIR'>) {
  const readKeys = createKeys(config)

  return {
    /** Encrypts by the first key. What is sealed `of` one thing can't be opened as another's. */
    seal(of: string, text: string): Buffer {
      const [key] = readKeys()
      if (!key) throw new Error('There is no key to encrypt with')
      return seal({ id: Buffer.from(of), key }, text)
    },

    /** The text again, by whichever key opens it; undefined where none does. */
    open(of: string, sealed: Buffer): string | undefined {
      const id = Buffer.from(of)
      for (const key of readKeys()) {
        const text = unseal({ id, key }, sealed)
        if (text !== undefined) return text
      }
      return undefined
    },

    /** The name of the key that opens it; undefined where none does. */
    keyThatOpens(of: string, sealed: Buffer): string | undefined {
      const id = Buffer.from(of)
      const found = readKeys().find((key) => unseal({ id, key }, sealed) !== undefined)
      return found && nameOfKey(found)
    },
  }
}
