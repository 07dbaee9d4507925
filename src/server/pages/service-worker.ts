import type { FastifyInstance } from 'fastify'
import { encodedReply, sendEncoded } from '#server/encoded-reply.ts'

/** `/service-worker.js`: asked for anew at each visit, so that a new build reaches every reader. */
export function serveServiceWorker(app: FastifyInstance, code: string | Buffer): void {
  const worker = encodedReply(code, 'text/javascript; charset=utf-8', {
    headers: { 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'; connect-src 'self'" },
  })
  app.get('/service-worker.js', { schema: { hide: true }, config: { admission: 'always' } }, (request, reply) =>
    sendEncoded(worker, request, reply),
  )
}
