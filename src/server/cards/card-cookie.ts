import { readerCookie, readerCookies } from '#server/reader-cookie.ts'

/** Remembers a card in the browser alone: the ids of its items, until the browser is closed. */
export function cardCookie(ids: string[], { secure }: { secure: boolean }): string {
  return readerCookie(readerCookies.card, ids.join('.'), { secure })
}

/** The ids that a Cookie header holds. Anyone can write them, so each must be looked up. */
export function idsInCookie(header: string | undefined): string[] {
  return header?.match(/(?:^|;\s*)navi_card=([a-z0-9.-]+)/)?.[1]?.split('.') ?? []
}
