import { localhostAllowedHostnames, validateHostHeader, validateOriginHeader } from '@modelcontextprotocol/server'
import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { AppError } from '#server/errors.ts'

/**
 * Refuses pages of other sites, and those that reach this machine under a name of theirs (DNS rebinding): programs send no
 * Origin, and a site that only this machine can ask has only this machine's names.
 * @throws AppError cross_site
 */
export function refuseForeign({ headers, host }: FastifyRequest, { PUBLIC_URL, HOST }: Config): void {
  const local = localhostAllowedHostnames()
  const own = PUBLIC_URL ? [new URL(PUBLIC_URL).hostname] : local
  const isLocal = !PUBLIC_URL && local.includes(HOST)
  const isForeign = !validateOriginHeader(headers.origin, own).ok || (isLocal && !validateHostHeader(host, local).ok)
  if (isForeign || headers['sec-fetch-site'] === 'cross-site') throw new AppError('cross_site')
}
