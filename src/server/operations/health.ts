import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { healthz, readyz } from '#contract/health.ts'
import type { Services } from '#server/services.ts'

export function healthRoutes({
  readiness,
  catalogueHash,
}: Pick<Services, 'readiness' | 'catalogueHash'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({ ...healthz, handler: async () => ({ status: 'ok' as const }) })
    app.route({
      ...readyz,
      handler: async () => {
        const storage = await readiness.check()
        return { status: 'ready' as const, catalogue: catalogueHash, storage }
      },
    })
  }
}
