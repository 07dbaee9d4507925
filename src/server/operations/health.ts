import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { healthz, readyz } from '#contract/health.ts'
import { AppError } from '#server/errors.ts'
import type { Services } from '#server/services.ts'

export function healthRoutes({
  database,
  catalogueHash,
}: Pick<Services, 'database' | 'catalogueHash'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({ ...healthz, handler: async () => ({ status: 'ok' as const }) })
    app.route({
      ...readyz,
      handler: async () => {
        if (!(await database.ready())) throw new AppError('not_ready')
        return { status: 'ready' as const, catalogue: catalogueHash }
      },
    })
  }
}
