import type { FastifyRequest } from 'fastify'
import type { Language } from '#i18n/languages.ts'
import { AppError } from '../errors.ts'
import { languageOfRequest } from './reader-language.ts'

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

/** Who asks: in which language, from which address, and where readers reach this site. */
export type Asker = { language: Language; address: string; origin: string }

/** @throws AppError invalid_request where the Host header, which may hold anything, is no host. */
export function askerOf(request: FastifyRequest, publicUrl: string | undefined): Asker {
  return { language: languageOfRequest(request), address: request.ip, origin: siteOrigin(request, publicUrl) }
}
