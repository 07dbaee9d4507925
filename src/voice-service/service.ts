import { createHash, timingSafeEqual } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { CallLimits } from './calls/call.ts'
import { type Calls, createCalls } from './calls/calls.ts'
import { BadOfferError, longestOffer } from './calls/peer.ts'
import type { Brain, Say } from './conversation/conversation.ts'
import { errorOf, newId } from './conversation/server-events.ts'
import { atFirst, changeSession, type Session, sessionWanted } from './conversation/session.ts'
import type { Engine } from './engines/engine.ts'
import type { Detectors } from './media/voice-activity.ts'
import { createReadOut } from './read-out.ts'
import { createSecrets } from './secrets.ts'
import type { Settings } from './settings.ts'

interface Parts {
  settings: Settings
  engine: Engine
  detectors: Detectors
  openBrain: (session: Session, say: Say) => Brain
  log: (reason: string) => void
  /** For tests, which do not wait as long. */
  limits?: Partial<CallLimits>
}

/** What an API key may ask for: a session of so many seconds before it must begin. */
const wantedSecret = z.object({
  expires_after: z.object({ seconds: z.number().int().min(10).max(7_200) }).optional(),
  session: sessionWanted.optional(),
})
const usualSeconds = 600

/** The calls of a realtime speech service, as `docs/decisions/0025` says: secrets for the key, and calls for the secrets. */
export function createVoiceService({ settings, limits, engine, detectors, ...rest }: Parts) {
  const app = Fastify({
    bodyLimit: longestOffer,
    trustProxy: (_address, hop) => hop < settings.TRUST_PROXY,
    logger: false,
  })
  const secrets = createSecrets()
  const calls = createCalls(
    { engine, detectors, ...rest, network: networkOf(settings), limits: { ...callLimits(settings), ...limits } },
    limitsOf(settings),
  )

  app.addContentTypeParser('application/sdp', { parseAs: 'string' }, (_, body, done) => done(null, body))
  app.setErrorHandler((error: { statusCode?: number; message: string }, _, reply) => {
    const status = error.statusCode ?? 500
    return refuse(
      reply,
      status,
      status < 500 ? 'bad_request' : 'server_error',
      status < 500 ? error.message : 'It failed.',
    )
  })
  const readOut = createReadOut(engine, settings.VOICE_READINGS)
  const hasKey = (request: FastifyRequest) => isSame(bearerOf(request), settings.VOICE_API_KEY)

  app.register(rateLimit, { max: settings.VOICE_REQUESTS_PER_MINUTE, timeWindow: 60_000, allowList: hasKey })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('access-control-allow-origin', settings.VOICE_ORIGIN)
    reply.header('access-control-expose-headers', 'location, retry-after')
    if (request.method !== 'OPTIONS') return
    // Clients add names of their own; what is not known here is not read.
    reply.header('access-control-allow-headers', request.headers['access-control-request-headers'] ?? 'authorization')
    reply.header('access-control-allow-methods', 'POST').header('access-control-max-age', '600')
    await reply.code(204).send()
  })

  app.after(() => {
    app.get('/healthz', async () => ({ calls: calls.count() }))
    app.post('/v1/realtime/client_secrets', (request, reply) => mint(request, reply, false))
    app.post('/v1/realtime/sessions', (request, reply) => mint(request, reply, true))
    app.post('/v1/audio/speech', (request, reply) => read(request, reply))
    app.post('/v1/realtime/calls', (request, reply) => answerOffer(request, reply))
    app.options('/v1/realtime/calls', async () => undefined)
  })

  async function mint(request: FastifyRequest, reply: FastifyReply, isBeta: boolean) {
    if (!hasKey(request)) return refuse(reply, 401, 'invalid_api_key', 'Wrong key.')
    // The beta has the session itself as the body.
    const wanted = wantedSecret.safeParse(isBeta ? { session: request.body ?? {} } : (request.body ?? {}))
    if (!wanted.success) return refuse(reply, 400, 'invalid_request', 'The body is no session.')
    const { session = {}, expires_after } = wanted.data
    const made = { session: changeSession(atFirst, session as z.infer<typeof sessionWanted>), isBeta }
    const secret = secrets.make({ ...made, seconds: expires_after?.seconds ?? usualSeconds })
    if (!secret) return refuse(reply, 429, 'too_many_secrets', 'Too many secrets wait to be used.')
    return isBeta ? { id: newId('sess'), client_secret: secret } : { ...secret, session: { type: 'realtime' } }
  }

  async function read(request: FastifyRequest, reply: FastifyReply) {
    if (!hasKey(request)) return refuse(reply, 401, 'invalid_api_key', 'Wrong key.')
    const wanted = readOut.read(request.body, request.headers['content-language'])
    if (!wanted) return refuse(reply, 400, 'invalid_request', 'The body has no text of at most 4,096 letters.')
    if (readOut.isFull()) return refuseFull(reply, 'full')
    return reply.type('audio/wav').send(await readOut.make(wanted))
  }

  async function answerOffer(request: FastifyRequest, reply: FastifyReply) {
    if (typeof request.body !== 'string') return refuse(reply, 415, 'invalid_offer', 'An offer is application/sdp.')
    const refusal = calls.refusal(request.ip)
    // Before the secret is used up: the same one may be tried again.
    if (refusal) return refuseFull(reply, refusal)
    const kept = secrets.use(bearerOf(request))
    if (!kept) return refuse(reply, 401, 'invalid_secret', 'The secret is wrong, used or too old.')
    try {
      const answer = await calls.begin(request.body, request.ip, kept)
      if (answer === undefined) return refuseFull(reply, 'full')
      return reply
        .code(201)
        .header('content-type', 'application/sdp')
        .header('location', `/v1/realtime/calls/${newId('rtc')}`)
        .send(answer)
    } catch (error) {
      if (error instanceof BadOfferError) return refuse(reply, 400, 'invalid_offer', 'The offer can not be answered.')
      throw error
    }
  }

  return {
    app,
    calls: calls as Pick<Calls, 'count'>,
    async close() {
      calls.endAll()
      await app.close()
      await engine.close()
    },
  }
}

const networkOf = (settings: Settings) => ({
  ports: settings.VOICE_UDP_PORTS,
  publicAddress: settings.VOICE_PUBLIC_ADDRESS,
  isLocal: ['localhost', '127.0.0.1', '::1'].includes(settings.VOICE_HOST),
})

const callLimits = (settings: Settings): CallLimits => ({
  connectMs: 10_000,
  lostMs: 5_000,
  silenceMs: settings.VOICE_SILENCE_SECONDS * 1_000,
  longestMs: settings.VOICE_MINUTES * 60_000,
})

const limitsOf = (settings: Settings) => ({
  most: settings.VOICE_CALLS,
  mostOfAddress: settings.VOICE_CALLS_PER_ADDRESS,
})

const bearerOf = ({ headers }: FastifyRequest) => /^Bearer (\S{1,200})$/.exec(headers.authorization ?? '')?.[1] ?? ''

const hash = (text: string) => createHash('sha256').update(text).digest()
const isSame = (given: string, wanted: string) => timingSafeEqual(hash(given), hash(wanted))

function refuse(reply: FastifyReply, status: number, code: string, message: string) {
  return reply.code(status).send(errorOf(code, message))
}

function refuseFull(reply: FastifyReply, code: string) {
  return refuse(reply.header('retry-after', '30'), 429, code, 'As much as may be is under way.')
}
