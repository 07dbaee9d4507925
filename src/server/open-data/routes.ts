import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FastifyPluginAsync } from 'fastify'
import { AppError } from '#server/errors.ts'
import { type Encoded, sendEncoded } from '#server/http/encoded-reply.ts'
import { createLimit } from '#server/limits/minute-limits.ts'
import type { Services } from '#server/services.ts'
import type { OpenFile } from './open-data.ts'

/** Files are a hundred times as long as answers. */
const often = 60

/** Anybody may keep and read a file, on pages elsewhere too. */
const headers = {
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=3600',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  vary: 'Accept-Encoding',
}

/** `/data/…`: the files of the open data. The page `/data` lists them. */
export function openDataRoutes({
  openData,
  minuteCounts,
}: Pick<Services, 'openData' | 'minuteCounts'>): FastifyPluginAsync {
  return async (app) => {
    const limit = createLimit(minuteCounts, { name: 'data', often, inDanger: often })

    app.get<{ Params: { file: string } }>('/data/:file', { schema: { hide: true } }, async (request, reply) => {
      const refusal = limit(request)
      if (refusal) throw refusal
      const { files } = await openData.release()
      const file = files.get(request.params.file)
      if (!file) throw new AppError('not_found')
      return sendEncoded(encoded(file), request, reply)
    })
  }
}

/** Who takes no compressed file gets it as it is unpacked, a piece at a time. */
function encoded({ type, sha256, br, gzip }: OpenFile): Encoded {
  return {
    tag: sha256.slice(0, 22),
    headers: { ...headers, 'content-type': type },
    bytes: {
      br,
      gzip,
      get identity() {
        return Readable.from([gzip]).pipe(createGunzip())
      },
    },
  }
}
