import { readerCookie, readerCookies, valueInCookie } from '#server/reader-cookie.ts'

/** Remembers a card in the browser alone: the ids of its items, until the browser is closed. */
export function cardCookie(ids: string[], { secure }: { secure: boolean }): string {
  return readerCookie(readerCookies.card, ids.join('.'), { secure })
}

/** The ids that a Cookie header holds: each must be looked up. */
export function idsInCookie(header: string | undefined): string[] {
  return valueInCookie(header, readerCookies.card)?.split('.') ?? []
}
