import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#server/settings/config.ts'
import { AppError } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Whether a browser may ask for a page of another site. Where a route says nothing, it may only read: a page elsewhere
     * would otherwise send messages, and change what is kept, with its readers' hands.
     */
    foreign?: boolean
  }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what a browser sends for a page of another site, but where a route takes it.
 * Programs that are not browsers send neither header, and have no reader's cookies to misuse.
 */
export function refuseForeignPages(app: FastifyInstance, { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { foreign = reading.has(request.method) } = request.routeOptions.config
    if (!foreign && isForeign(request, PUBLIC_URL)) throw new AppError('cross_site')
    done()
  })
}

/** Whether a page in a browser asks, and not a program. Every browser names the origin of a POST at least. */
export function isFromPage({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] !== undefined || headers.origin !== undefined
}

function isForeign({ headers, host }: FastifyRequest, publicUrl: string | undefined): boolean {
  const site = headers['sec-fetch-site']
  // `same-site` may be a page of another host under our domain: there, too, the origin decides.
  const isOwn = site === 'same-origin' || site === 'none'
  return site === 'cross-site' || (!isOwn && !isOurs(headers.origin, host, publicUrl))
}

function isOurs(origin: string | undefined, host: string, publicUrl: string | undefined): boolean {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return (
    new URL(origin).host === host || (publicUrl !== undefined && new URL(origin).origin === new URL(publicUrl).origin)
  )
}
