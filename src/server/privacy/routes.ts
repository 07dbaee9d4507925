import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { forgetMe } from '#contract/privacy.ts'
import { readerCookieKinds } from '#server/http/reader-cookies.ts'
import type { Services } from '#server/services.ts'

export function privacyRoutes({ readerCookies }: Pick<Services, 'readerCookies'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...forgetMe,
      handler: async (request, reply) => {
        const ended = readerCookieKinds.flatMap((kind) => readerCookies.end(kind, request))
        reply.header('set-cookie', ended).header('cache-control', 'no-store')
        const forgotten = readerCookieKinds.filter((kind) => readerCookies.has(kind, request))
        return { response_code: 200 as const, forgotten }
      },
    })
  }
}
