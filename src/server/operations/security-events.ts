import type { FastifyInstance } from 'fastify'
import type { Counter } from 'prom-client'
import type { ErrorCode } from '#contract/errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it was refused, for whoever watches the site. */
    refusedFor: ErrorCode | 'unknown_stop_link' | 'wrong_operator_token' | undefined
  }
}

const every = 60_000

/** What may be an attack, by why it was refused. One alone is mostly a mistake; many are not. */
const eventOf = new Map<string | undefined, string>([
  ['too_many_requests', 'rate_limited'],
  ['too_many_sends', 'share_used_up'],
  ['cross_site', 'foreign_page'],
  ['wrong_signature', 'wrong_text_signature'],
  ['expired_page', 'wrong_form_token'],
  ['used_form', 'wrong_form_token'],
  ['unknown_stop_link', 'wrong_stop_link'],
  ['wrong_operator_token', 'wrong_operator_token'],
])

/** Counts what may be an attack, and logs one line a minute of each kind. Neither has an address or a word of a reader. */
export function watchSecurity(app: FastifyInstance, counter: Counter<'event'>): void {
  const untold = new Map<string, number>()
  const timers = new Map<string, NodeJS.Timeout>()

  function tell(event: string): void {
    const count = untold.get(event) ?? 0
    untold.delete(event)
    clearTimeout(timers.get(event))
    timers.delete(event)
    if (count === 0) return
    app.log.warn({ event, count }, 'refused what may be an attack')
    timers.set(event, setTimeout(tell, every, event).unref())
  }

  function note(event: string): void {
    counter.inc({ event })
    untold.set(event, (untold.get(event) ?? 0) + 1)
    if (!timers.has(event)) tell(event)
  }

  app.decorateRequest('refusedFor', undefined)
  app.addHook('onResponse', (request, _reply, done) => {
    const event = eventOf.get(request.refusedFor)
    if (event) note(event)
    done()
  })
  app.addHook('onClose', async () => {
    for (const event of untold.keys()) tell(event)
    for (const timer of timers.values()) clearTimeout(timer)
  })
}
