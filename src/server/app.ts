import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { answerRoutes } from './answer/routes.ts'
import { cardRoutes } from './cards/routes.ts'
import { smsInboundRoutes } from './cards/sms-inbound.ts'
import { cdsHooksRoutes } from './cds-hooks/routes.ts'
import { chatRoutes } from './chat/routes.ts'
import { communityRoutes } from './communities/routes.ts'
import { drugRoutes } from './drugs/routes.ts'
import { eligibilityRoutes } from './eligibility-check/routes.ts'
import { AppError, answerError } from './errors.ts'
import { admitRequests } from './http/admission.ts'
import { addApiDocs } from './http/api-docs.ts'
import { limitClosing } from './http/closing.ts'
import { refuseForeignPages } from './http/cross-site.ts'
import { limitForms, readForms } from './http/forms.ts'
import { refuseUnread } from './http/refuse-unread.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { answerUnknownCalls } from './http/unknown-calls.ts'
import { intakeRoutes } from './intake/routes.ts'
import { knowledgeRoutes } from './knowledge/routes.ts'
import { mcpRoutes } from './mcp/routes.ts'
import { openDataRoutes } from './open-data/routes.ts'
import { healthRoutes } from './operations/health.ts'
import { addMetrics } from './operations/metrics.ts'
import { operatorPage } from './operations/operator-page.tsx'
import { addTraces, traceOf } from './operations/trace.ts'
import { stopMailRoutes } from './outbox/stop-mail.tsx'
import { wordRoutes } from './pages/locales.ts'
import { personRoutes } from './person/routes.ts'
import { planRoutes } from './plan/routes.ts'
import { priceRoutes } from './prices/routes.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { programRoutes } from './programs/routes.ts'
import type { Services } from './services.ts'
import type { Config } from './settings/config.ts'
import { speechRoutes } from './speech/routes.ts'
import { voiceRoutes } from './voice/routes.ts'

const bodyLimit = 64 * 1024

/** The whole API, built but not listening. Pages are mounted on it last, by `mountPages`. */
export async function createApp(services: Services, logger: FastifyBaseLogger): Promise<FastifyInstance> {
  const { config } = services
  const app = fastify({
    loggerInstance: logger,
    // Fastify's own lines hold the whole address, and so the name of a medicine.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'trace' }),
    genReqId: traceOf,
    // To read what no proxy of ours has written takes time too.
    trustProxy: config.TRUST_PROXY > 0 && ((_, hop) => hop < config.TRUST_PROXY),
    bodyLimit,
    requestTimeout: 20_000,
    // Who says nothing for so long is hung up on. Answers are given in less.
    connectionTimeout: 20_000,
    // How often Node looks for headers and bodies that take too long: by itself, every half a minute.
    http: { connectionsCheckingInterval: 2_000, headersTimeout: 10_000 },
    clientErrorHandler: refuseUnread,
    routerOptions: { ignoreTrailingSlash: true },
    // What fails before there is a route, such as an address that can not be decoded.
    frameworkErrors: (_error, request, reply) =>
      answerError(new AppError('invalid_request', 'address'), request, reply),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  limitClosing(app)
  limitForms(app)
  warnOfProxy(app, config)
  addTraces(app)
  addMetrics(app, services)
  addSecurityHeaders(app)
  admitRequests(app, services)
  refuseForeignPages(app, config)
  answerUnknownCalls(app)

  await addApiDocs(app)
  await app.register(healthRoutes(services))
  await app.register(operatorPage(services))
  await app.register(wordRoutes())
  await app.register(drugRoutes(services))
  await app.register(answerRoutes(services))
  await app.register(priceRoutes(services))
  await app.register(communityRoutes(services))
  await app.register(knowledgeRoutes(services))
  await app.register(mcpRoutes(services))
  await app.register(openDataRoutes(services))
  await app.register(cdsHooksRoutes(services))
  await app.register(planRoutes(services))
  await app.register(voiceRoutes(services))
  await app.register(speechRoutes(services))
  await app.register(smsInboundRoutes(services))
  await app.register(stopMailRoutes(services))
  await app.register(privacyRoutes(services))
  await app.register(personRoutes(services))
  // In a scope of its own, because its hooks would slow every other answer down.
  await app.register(async (forms) => {
    await readForms(forms)
    await forms.register(programRoutes(services))
    await forms.register(eligibilityRoutes(services))
    await forms.register(cardRoutes(services))
    await forms.register(chatRoutes(services))
    await forms.register(intakeRoutes(services))
  })
  return app
}

/** Behind a proxy that nobody told us of, all readers are one to the limits. */
function warnOfProxy(app: FastifyInstance, { TRUST_PROXY }: Config): void {
  let isQuiet = TRUST_PROXY > 0
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isQuiet && request.headers['x-forwarded-for'] !== undefined) {
      isQuiet = true
      app.log.warn('requests come through a proxy: set TRUST_PROXY, or all readers share the limits of one')
    }
    done()
  })
}
