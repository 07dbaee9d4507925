import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

/**
 * Refuses what a browser sends for a page of another site, which would otherwise send messages with its readers' hands.
 * Programs that are not browsers send neither header, and have no reader's cookies to misuse.
 */
export function refuseCrossSite({ headers, host }: FastifyRequest, publicUrl: string | undefined): void {
  const site = headers['sec-fetch-site']
  // `same-site` may be a page of another host under our domain: there, too, the origin decides.
  const isOwn = site === 'same-origin' || site === 'none'
  const isForeign = site === 'cross-site' || (!isOwn && !isOurs(headers.origin, host, publicUrl))
  if (isForeign) throw new AppError('cross_site')
}

/** Whether a page in a browser asks, and not a program. Every browser names the origin of a POST at least. */
export function isFromPage({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] !== undefined || headers.origin !== undefined
}

function isOurs(origin: string | undefined, host: string, publicUrl: string | undefined): boolean {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return (
    new URL(origin).host === host || (publicUrl !== undefined && new URL(origin).origin === new URL(publicUrl).origin)
  )
}
