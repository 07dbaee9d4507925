import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

/**
 * Answers what no route answers. Under `/api` this is never left to the pages, which take every other GET, and a call by
 * the wrong method is told the right ones. Comes before the routes, to hear of each.
 */
export function answerUnknownCalls(app: FastifyInstance): void {
  const methodsOf = new Map<string, Set<string>>()

  function answerUnknown(request: FastifyRequest, reply: FastifyReply) {
    const path = pathOf(request)
    const [, methods] = [...methodsOf].find(([pattern]) => isOf(pattern, path)) ?? []
    if (!methods) throw new AppError('not_found')
    reply.header('allow', [...methods, 'OPTIONS'].sort().join(', '))
    if (request.method !== 'OPTIONS') throw new AppError('method_not_allowed')
    reply.code(204).send()
  }

  app.setNotFoundHandler(answerUnknown)
  for (const url of ['/api', '/api/*']) app.get(url, { schema: { hide: true } }, (_, reply) => reply.callNotFound())

  app.addHook('onRoute', ({ url, method }) => {
    if (url.startsWith('/api/')) methodsOf.set(url, new Set([...(methodsOf.get(url) ?? []), ...[method].flat()]))
  })
}

/** Whether a path is of a route's pattern, in which `:name` stands for any part. */
function isOf(pattern: string, path: string): boolean {
  const [parts, own] = [pattern.split('/'), path.split('/')]
  return parts.length === own.length && parts.every((part, at) => (part.startsWith(':') ? own[at] : part === own[at]))
}

/** As routes match it: with or without a slash at the end. */
function pathOf({ url }: FastifyRequest): string {
  const [path = ''] = url.split('?', 1)
  return path.endsWith('/') ? path.slice(0, -1) : path
}
