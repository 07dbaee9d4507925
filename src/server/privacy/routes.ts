import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { forgetMe } from '#contract/privacy.ts'
import { refuseCrossSite } from '#server/http/cross-site.ts'
import { readerCookieKinds } from '#server/http/reader-cookies.ts'
import type { Services } from '#server/services.ts'

export function privacyRoutes({
  config,
  readerCookies,
}: Pick<Services, 'config' | 'readerCookies'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...forgetMe,
      handler: async (request, reply) => {
        refuseCrossSite(request, config.PUBLIC_URL)
        const ended = readerCookieKinds.flatMap((kind) => readerCookies.end(kind, request))
        reply.header('set-cookie', ended).header('cache-control', 'no-store')
        const forgotten = readerCookieKinds.filter((kind) => readerCookies.has(kind, request))
        return { response_code: 200 as const, forgotten }
      },
    })
  }
}
