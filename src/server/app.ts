import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { addApiDocs } from './api-docs.ts'
import { drugRoutes } from './drugs/routes.ts'
import { AppError, answerError } from './errors.ts'
import { healthRoutes } from './operations/health.ts'
import { addMetrics } from './operations/metrics.ts'
import { programRoutes } from './programs/routes.ts'
import type { Services } from './services.ts'
import { wordRoutes } from './words/routes.ts'

const bodyLimit = 64 * 1024

/** The whole API, built but not listening. Pages are mounted on it last, by `mountPages`. */
export async function createApp(services: Services, logger: FastifyBaseLogger): Promise<FastifyInstance> {
  const { config } = services
  const app = fastify({
    loggerInstance: logger,
    // Fastify's own lines hold the whole address, and so the name of a medicine.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUST_PROXY,
    bodyLimit,
    requestTimeout: 20_000,
    routerOptions: { ignoreTrailingSlash: true },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  // Wrong addresses are limited too: nobody should find valid ones by trying.
  addMetrics(app, config.METRICS_TOKEN)
  await app.register(helmet, { contentSecurityPolicy: false, referrerPolicy: { policy: 'same-origin' } })
  await app.register(rateLimit, { max: config.RATE_LIMIT, timeWindow: '1 minute' })
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fields: 60, fieldSize: 16 * 1024, files: 0, headerPairs: 100 },
  })
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, () => {
    throw new AppError('not_found')
  })

  await addApiDocs(app)
  await app.register(healthRoutes(services))
  await app.register(wordRoutes())
  await app.register(drugRoutes(services))
  await app.register(programRoutes(services))
  return app
}
