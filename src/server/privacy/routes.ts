import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type ForgetReply, forgetMe } from '#contract/privacy.ts'
import { refuseCrossSite } from '#server/cross-site.ts'
import { isSecure, readerCookie, readerCookies, valueInCookie } from '#server/reader-cookie.ts'
import type { Services } from '#server/services.ts'

const kinds = Object.keys(readerCookies) as ForgetReply['forgotten']

export function privacyRoutes({ config }: Pick<Services, 'config'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...forgetMe,
      handler: async (request, reply) => {
        refuseCrossSite(request, config.PUBLIC_URL)
        const secure = isSecure(request, config.PUBLIC_URL)
        const ended = kinds.map((kind) => readerCookie(readerCookies[kind], null, { secure }))
        reply.header('set-cookie', ended).header('cache-control', 'no-store')
        const forgotten = kinds.filter(
          (kind) => valueInCookie(request.headers.cookie, readerCookies[kind]) !== undefined,
        )
        return { response_code: 200 as const, forgotten }
      },
    })
  }
}
