import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ErrorCode } from '#contract/errors.ts'
import { AppError } from '#server/errors.ts'
import type { Services } from '#server/services.ts'
import { hasSecret } from './has-secret.ts'
import { watchSecurity } from './security-events.ts'
import { addStateMetrics } from './state-metrics.ts'

declare module 'fastify' {
  interface FastifyInstance {
    countError: (code: ErrorCode) => void
  }
}

/**
 * Counts and times requests by route pattern, never by address: an address can hold the name of a medicine.
 * `/metrics` is for whoever has the token; where none is set, for this machine alone, and of a public site for nobody.
 */
export function addMetrics(
  app: FastifyInstance,
  services: Pick<
    Services,
    'letters' | 'budgets' | 'modelCalls' | 'outsideCalls' | 'catalogueState' | 'readiness' | 'config'
  >,
): void {
  const { letters, budgets, modelCalls, config } = services
  const { METRICS_TOKEN: token, PUBLIC_URL } = config
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2],
    registers: [registry],
  })
  const errors = new Counter({
    name: 'http_errors_total',
    help: 'Refusals and failures, by code; overloaded is load that was shed',
    labelNames: ['code'],
    registers: [registry],
  })
  app.decorate('countError', (code) => errors.inc({ code }))
  // A database that is away must not take the other figures with it.
  const countLetters = () => letters.count().catch(() => [])
  new Gauge({
    name: 'outbox_messages',
    help: 'Mails and texts that are not delivered, by status; a dead one waits for the operator',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      for (const { status, count } of await countLetters()) this.set({ status }, count)
    },
  })
  new Gauge({
    name: 'outbox_oldest_age_seconds',
    help: 'Age of the oldest mail or text that is not delivered, by status; 0 where there is none',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      for (const { status, age } of await countLetters()) this.set({ status }, age)
    },
  })
  new Gauge({
    name: 'day_budget_used_ratio',
    help: 'Of what a day may send or take in all, the share that is used up',
    labelNames: ['budget'],
    registers: [registry],
    async collect() {
      for (const { kind, used, all } of await budgets.list().catch(() => [])) this.set({ budget: kind }, used / all)
    },
  })
  const security = new Counter({
    name: 'security_events_total',
    help: 'What was refused and may be an attack, by event; docs/threat-model.md says what each is',
    labelNames: ['event'],
    registers: [registry],
  })
  watchSecurity(app, security)
  new Counter({
    name: 'model_calls_refused_total',
    help: 'Questions that got the offline answer because the outside model was not asked, by reason',
    labelNames: ['reason'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [reason, count] of modelCalls.refused()) this.inc({ reason }, count)
    },
  })

  addStateMetrics(registry, services)

  app.addHook('onResponse', (request, reply, done) => {
    const { method, id: trace } = request
    const route = request.routeOptions.url ?? 'none'
    const status = String(reply.statusCode)
    const ms = reply.elapsedTime
    duration.observe({ method, route, status }, ms / 1000)
    // Not by the request's own logger: to write by one that is new each time took a tenth of the time of an answer.
    app.log.info({ trace, method, route, status, ms: Math.round(ms) }, 'answered')
    done()
  })

  app.get('/metrics', { schema: { hide: true }, config: { admission: 'always' } }, async (request, reply) => {
    const allowed = token ? hasSecret(request, `Bearer ${token}`) : !PUBLIC_URL && isThisMachine(request)
    if (!allowed) throw new AppError('not_found')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** A proxy on this machine passes on what others ask, and need not say so: a public site is not asked at all. */
function isThisMachine({ ip, headers }: FastifyRequest): boolean {
  if (headers['x-forwarded-for'] || headers.forwarded) return false
  return ip === '::1' || ip.startsWith('127.') || ip.startsWith('::ffff:127.')
}
