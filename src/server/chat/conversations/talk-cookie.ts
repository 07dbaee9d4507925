import { randomBytes } from 'node:crypto'
import { readerCookies, valueInCookie } from '#server/reader-cookie.ts'

/** A new secret for a browser: 32 random bytes, as a cookie can hold them. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The secret that a Cookie header holds. */
export function secretInCookie(header: string | undefined): string | undefined {
  const value = valueInCookie(header, readerCookies.talk)
  return value && /^[\w-]{43}$/.test(value) ? value : undefined
}
