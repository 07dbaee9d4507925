import type { FastifyRequest } from 'fastify'

/** The cookies of readers, by what they hold; that of the language is not one of them. */
export const readerCookies = { card: 'navi_card', check: 'navi_check', talk: 'navi_talk' } as const

type Name = (typeof readerCookies)[keyof typeof readerCookies]

/** The Set-Cookie header; `null` deletes the cookie. It ends with the browser, as library computers need. */
export function readerCookie(name: Name, value: string | null, { secure }: { secure: boolean }): string {
  const end = value === null ? '; Max-Age=0' : ''
  return `${name}=${value ?? ''}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}${end}`
}

/** What a Cookie header holds under a name. Anyone can write one, so it is to be checked like any input. */
export function valueInCookie(header: string | undefined, name: Name): string | undefined {
  return header?.match(new RegExp(`(?:^|;\\s*)${name}=([\\w.-]+)\\s*(?:;|$)`))?.[1]
}

/** Whether readers reach this site by https, as far as the settings or else the request tell. */
export function isSecure(request: Pick<FastifyRequest, 'protocol'>, publicUrl: string | undefined): boolean {
  return (publicUrl ?? `${request.protocol}:`).startsWith('https:')
}
