import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FastifyPluginAsync } from 'fastify'
import { takes } from '#server/encoded-reply.ts'
import { AppError } from '#server/errors.ts'
import { createLimit } from '#server/limits/minute-limits.ts'
import type { Services } from '#server/services.ts'
import type { OpenFile } from './open-data.ts'

/** Files are a hundred times as long as answers. */
const often = 60

/** `/data/…`: the files of the open data. The page `/data` lists them. */
export function openDataRoutes({
  openData,
  minuteCounts,
}: Pick<Services, 'openData' | 'minuteCounts'>): FastifyPluginAsync {
  return async (app) => {
    const limit = createLimit(minuteCounts, { name: 'data', often, inDanger: often })

    app.get<{ Params: { file: string } }>('/data/:file', { schema: { hide: true } }, async (request, reply) => {
      limit(request)
      const { files } = await openData.release()
      const file = files.get(request.params.file)
      if (!file) throw new AppError('not_found')
      const encoding = encodingFor(request.headers['accept-encoding'] ?? '')
      const etag = `"${file.sha256.slice(0, 22)}-${encoding}"`
      reply.headers({
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=3600',
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        etag,
        vary: 'Accept-Encoding',
      })
      if (request.headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
        return reply.code(304).send()
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply.type(file.type).send(bodyOf(file, encoding))
    })
  }
}

type Encoding = 'br' | 'gzip' | 'identity'

function encodingFor(accepted: string): Encoding {
  return (['br', 'gzip'] as const).find((name) => takes(accepted, name)) ?? 'identity'
}

/** Who takes no compressed file gets it as it is unpacked, a piece at a time. */
function bodyOf(file: OpenFile, encoding: Encoding): Buffer | Readable {
  return encoding === 'identity' ? Readable.from([file.gzip]).pipe(createGunzip()) : file[encoding]
}
