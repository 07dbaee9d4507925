import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

const host = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i

/**
 * Where readers reach this site, without a slash at the end.
 * @throws AppError invalid_request where only the Host header tells, which may hold anything, and it is no host.
 */
export function siteOrigin(request: Pick<FastifyRequest, 'protocol' | 'host'>, publicUrl: string | undefined): string {
  if (publicUrl) return publicUrl
  if (!host.test(request.host)) throw new AppError('invalid_request', 'host')
  return `${request.protocol}://${request.host}`
}
