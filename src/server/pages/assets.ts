import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/errors.ts'
import { type EncodedReply, encodedReply, sendEncoded } from '#server/http/encoded-reply.ts'

const types = new Map(
  Object.entries({
    css: 'text/css; charset=utf-8',
    js: 'text/javascript; charset=utf-8',
    svg: 'image/svg+xml',
    png: 'image/png',
    ico: 'image/x-icon',
    woff: 'font/woff',
    woff2: 'font/woff2',
  }),
)

/** Serves the built files of the browser from memory; their names hold a hash, so they never change. */
export function serveAssets(app: FastifyInstance, folder: string): void {
  const assets = readAssets(folder)
  app.get<{ Params: { '*': string } }>(
    '/assets/*',
    { schema: { hide: true }, config: { admission: 'always' } },
    (request, reply) => {
      const asset = assets.get(request.params['*'])
      if (!asset) throw new AppError('not_found')
      return sendEncoded(asset, request, reply)
    },
  )
}

function readAssets(folder: string): Map<string, EncodedReply> {
  const names = readdirSync(folder).filter((name) => types.has(extensionOf(name)))
  return new Map(names.map((name) => [name, readAsset(join(folder, name))]))
}

/** The build leaves a brotli copy beside what can be made smaller; pictures and fonts already are. */
function readAsset(path: string): EncodedReply {
  const bytes = readFileSync(path)
  const brotli = existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : null
  const headers = { 'cache-control': 'public, max-age=31536000, immutable' }
  return encodedReply(bytes, types.get(extensionOf(path)) as string, { headers, brotli })
}

function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1)
}

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

/** `/service-worker.js`: asked for anew at each visit, so that a new build reaches every reader. */
export function serveServiceWorker(app: FastifyInstance, code: string | Buffer): void {
  const worker = encodedReply(code, 'text/javascript; charset=utf-8', {
    headers: { 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'; connect-src 'self'" },
  })
  app.get('/service-worker.js', { schema: { hide: true }, config: { admission: 'always' } }, (request, reply) =>
    sendEncoded(worker, request, reply),
  )
}
