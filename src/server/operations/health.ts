import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { healthz, readyz } from '#contract/health.ts'
import { AppError } from '#server/errors.ts'
import type { Services } from '#server/services.ts'

/** Whoever shares an address with a probe must not take it down, and a process under load is no dead one. */
const config = { admission: 'always' } as const

export function healthRoutes({
  readiness,
  catalogueHash,
}: Pick<Services, 'readiness' | 'catalogueHash'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({ ...healthz, config, handler: async () => ({ status: 'ok' as const }) })
    app.route({
      ...readyz,
      config,
      handler: async () => {
        if (!readiness.isReady()) throw new AppError('not_ready')
        return { status: 'ready' as const, catalogue: catalogueHash, ...(await readiness.readState()) }
      },
    })
  }
}
