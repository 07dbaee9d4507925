import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, preHandlerHookHandler } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether answering it may need another service; questions to Navi always may. */
    callsOthers?: true
  }
}

/** W3C Trace Context, level 1: version, trace, parent, flags. Later versions may add parts at the end. */
const form = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})(?:-|$)/

const current = new AsyncLocalStorage<string>()

/** The trace that a request belongs to: that of whoever sent it, or a new one. Logs hold it, and nothing else of the header. */
export function traceOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  return partsOf(headers.traceparent)?.trace ?? randomTrace()
}

/** Answers with the trace of each request, and keeps it for the calls to others that its route may make. */
export function addTraces(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('traceparent', traceparent(request.id, partsOf(request.headers.traceparent)?.flags))
    done()
  })
  // Only for routes that may call others: every other answer would pay for it.
  app.addHook('onRoute', (route) => {
    if (route.config?.callsOthers || route.config?.admission === 'question')
      route.preHandler = [keepTrace, ...[route.preHandler ?? []].flat()]
  })
}

const keepTrace: preHandlerHookHandler = (_request, reply, done) =>
  current.run(String(reply.getHeader('traceparent')), done)

/** What a call to another service says of the request that it is made for; nothing where it is made for none. */
function traceHeaders(): Record<string, string> {
  const [, trace, , flags] = current.getStore()?.split('-') ?? []
  return trace ? { traceparent: traceparent(trace, flags) } : {}
}

/** `fetch` that says which trace it belongs to. */
export const tracedFetch: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers)
  for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value)
  return fetch(input, { ...init, headers })
}

/** Each answer and each call to others is a span of its own. Nobody here samples, so the flags go on as they came. */
function traceparent(trace: string, flags = '00'): string {
  return `00-${trace}-${randomSpan()}-${flags}`
}

function partsOf(header: unknown): { trace: string; flags: string } | undefined {
  if (typeof header !== 'string') return undefined
  const [, trace, flags] = header.match(form) ?? []
  return trace && flags ? { trace, flags } : undefined
}

/** 32 digits of base 16. Node keeps random bytes ready for UUIDs alone: asking for bytes took a tenth of the time of an answer. */
function randomTrace(): string {
  return randomUUID().replaceAll('-', '')
}

/** 16 digits: those of a UUID before its first dash and after its last, which are all random. */
function randomSpan(): string {
  const uuid = randomUUID()
  return uuid.slice(0, 8) + uuid.slice(-8)
}
