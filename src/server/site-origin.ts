import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

/** Letters of hosts and nothing else, so that none says anything in a page. */
const hostLetters = /^[\w.:[\]-]+$/

/** Of so many hosts finished answers are kept: without PUBLIC_URL the origin comes from a Host header, and so from anyone. */
export const keptOrigins = 4

/** Each page asks, and nearly all readers reach us at one: what was found good is not looked at again. */
let lastOrigin: string | undefined

/**
 * Where readers reach this site, without a slash at the end.
 * @throws AppError invalid_request where only the Host header tells, which may hold anything, and it is no host.
 */
export function siteOrigin(request: Pick<FastifyRequest, 'protocol' | 'host'>, publicUrl: string | undefined): string {
  if (publicUrl) return publicUrl
  const origin = `${request.protocol}://${request.host}`
  if (origin === lastOrigin) return origin
  if (!hostLetters.test(request.host) || !URL.canParse(origin)) throw new AppError('invalid_request', 'host')
  lastOrigin = origin
  return origin
}
