import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readEmergency } from '../emergencies/read-emergency.ts'
import { AppError } from '../errors.ts'
import { createLimit } from '../limits/minute-limits.ts'
import type { Services } from '../services.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Probes, metrics and the files of pages are always answered. Questions to Navi, and the words of a search for local
     * help, are read for danger before they are refused.
     */
    admission?: 'always' | 'question' | 'search'
  }
  interface FastifyRequest {
    /** Why a question is not answered, unless it speaks of danger. */
    refusal: AppError | null
  }
}

/** A question takes as much work as so many calls. */
const callsAQuestion = 5
/** No search reads more letters. */
const longestSearch = 200

/**
 * Refuses, before any work is done, who asks too often and, while the process can not keep up, everybody. Words of
 * danger have limits of their own and are answered whatever the load.
 */
export function admitRequests(
  app: FastifyInstance,
  { config: { RATE_LIMIT }, minuteCounts }: Pick<Services, 'config' | 'minuteCounts'>,
): void {
  const load = watchLoad(app)
  const limits = {
    calls: createLimit(minuteCounts, { name: 'calls', often: RATE_LIMIT, inDanger: 2 * RATE_LIMIT }),
    // One for the four calls to Navi together.
    questions: createLimit(minuteCounts, {
      name: 'questions',
      often: Math.ceil(RATE_LIMIT / callsAQuestion),
      inDanger: RATE_LIMIT,
    }),
  }
  app.decorateRequest('refusal', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const { admission } = request.routeOptions.config
    if (admission === 'always') return done()
    const isQuestion = admission === 'question'
    const limited = (isQuestion ? limits.questions : limits.calls)(request)
    const refusal = limited ?? (load.isTooHigh() ? new AppError('overloaded') : null)
    if (isQuestion) request.refusal = refusal
    else if (refusal && !(admission === 'search' && searchesInDanger(request))) throw refusal
    done()
  })
}

/** Whether the words that are searched for speak of danger. */
function searchesInDanger({ query }: FastifyRequest): boolean {
  const { q } = query as { q?: unknown }
  return typeof q === 'string' && readEmergency(q.slice(0, longestSearch)).kinds.length > 0
}

/** The mean turn of the event loop, in milliseconds, from which on everybody waits noticeably for everybody else. */
const mostDelay = 200
const looksEvery = 500
/** A pause of the machine or of the collector makes one look late. What keeps on has too much to do. */
const lateLooks = 2

/** Tells whether an app that listens has more to do than it can. Its start, which is slow, does not count. */
function watchLoad(app: FastifyInstance): { isTooHigh: () => boolean } {
  const delays = monitorEventLoopDelay({ resolution: 10 })
  let late = 0
  let looking: NodeJS.Timeout | undefined

  function look() {
    // A loop that was held up all the while may have taken no sample: then nothing is known that was not known before.
    if (delays.count === 0) return
    late = delays.mean / 1e6 > mostDelay ? late + 1 : 0
    delays.reset()
  }

  app.addHook('onListen', async () => {
    delays.enable()
    looking = setInterval(look, looksEvery).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(looking)
    delays.disable()
  })
  return { isTooHigh: () => late >= lateLooks }
}
