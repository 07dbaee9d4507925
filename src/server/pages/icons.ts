import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { encodedReply, sendEncoded } from '#server/encoded-reply.ts'

/** Serves the icons of the manifest and of home screens, whose names stay the same for good. */
export function serveIcons(app: FastifyInstance, folder: string): void {
  for (const name of readdirSync(folder)) {
    const icon = encodedReply(readFileSync(join(folder, name)), 'image/png', {
      headers: { 'cache-control': 'public, max-age=86400' },
      brotli: null,
    })
    app.get(`/icons/${name}`, { schema: { hide: true }, config: { admission: 'always' } }, (request, reply) =>
      sendEncoded(icon, request, reply),
    )
  }
}
