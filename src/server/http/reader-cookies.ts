import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/settings/config.ts'
import type { Signer } from '../sealing/signer.ts'

/** What browsers keep for us; the language, which pages themselves keep, is not one of them. */
export const readerCookieKinds = ['card', 'check', 'person', 'talk'] as const

type Kind = (typeof readerCookieKinds)[number]
type Asked = Pick<FastifyRequest, 'headers' | 'protocol'>

export type ReaderCookies = ReturnType<typeof createReaderCookies>

/**
 * The cookies of readers. They end with the browser, as library computers need, and are signed: what somebody else wrote
 * counts as none. Over https their names begin with `__Host-`, which a browser takes from this host alone, so that no
 * neighbour under the same domain and nobody on an open network can plant one.
 */
export function createReaderCookies(signer: Signer, { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>) {
  /** As far as the settings or else the request tell. */
  const isSecure = ({ protocol }: Asked) => (PUBLIC_URL ?? `${protocol}:`).startsWith('https:')
  const nameOf = (kind: Kind, request: Asked) => `${isSecure(request) ? '__Host-' : ''}navi_${kind}`
  /** The second is that of earlier releases, which a browser may keep for as long as it is open. */
  const namesOf = (kind: Kind, request: Asked) => [...new Set([nameOf(kind, request), `navi_${kind}`])]

  function setCookie(name: string, value: string, request: Asked): string {
    const secure = isSecure(request) ? '; Secure' : ''
    return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}`
  }

  function valuesOf(name: string, request: Asked): string[] {
    const begin = `${name}=`
    const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim())
    return cookies.filter((cookie) => cookie.startsWith(begin)).map((cookie) => cookie.slice(begin.length))
  }

  function verified(kind: Kind, signed: string): string | undefined {
    const end = signed.lastIndexOf('.')
    const value = signed.slice(0, Math.max(end, 0))
    return signer.isSigned(kind, value, signed.slice(end + 1)) ? value : undefined
  }

  return {
    /** The Set-Cookie header of a value, which letters, digits, `-`, `_`, `~` and `.` make up. */
    write(kind: Kind, value: string, request: Asked): string {
      return setCookie(nameOf(kind, request), `${value}.${signer.sign(kind, value)}`, request)
    },

    /** The Set-Cookie headers that delete it, by all of its names. */
    end(kind: Kind, request: Asked): string[] {
      return namesOf(kind, request).map((name) => `${setCookie(name, '', request)}; Max-Age=0`)
    },

    /** What we gave this browser to keep. Where several say that they are it, none is believed. */
    read(kind: Kind, request: Asked): string | undefined {
      const [value, ...others] = new Set(
        valuesOf(nameOf(kind, request), request).flatMap((signed) => verified(kind, signed) ?? []),
      )
      return others.length > 0 ? undefined : value
    },

    /** Whether the browser sends one at all, by any of its names. */
    has: (kind: Kind, request: Asked): boolean =>
      request.headers.cookie !== undefined &&
      namesOf(kind, request).some((name) => valuesOf(name, request).some((value) => value !== '')),
  }
}
