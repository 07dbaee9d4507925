import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What is sent, in each encoding that there is. */
export type Encoded = {
  /** Of the body without compression: the ETag of each encoding begins with it. */
  readonly tag: string
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: {
    readonly identity: Buffer | Readable
    readonly br?: Buffer | undefined
    readonly gzip?: Buffer | undefined
  }
}

/** A finished answer kept in memory. */
export type EncodedReply = Encoded & {
  /** Bytes held in memory. */
  readonly size: number
}

/**
 * Compresses a body once, so that it can be sent many times; gzip, which few ask for, when first wanted.
 * `brotli` is a copy that is there already, or `null` where nothing would make the body smaller.
 */
export function encodedReply(
  body: string | Buffer,
  contentType: string,
  { headers = {}, brotli }: { headers?: Record<string, string>; brotli?: Buffer | null } = {},
): EncodedReply {
  const identity = Buffer.from(body)
  const br = brotli === undefined ? compress(identity) : (brotli ?? undefined)
  let gzip: Buffer | undefined
  return {
    tag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    headers: {
      'content-type': contentType,
      vary: 'Accept-Encoding',
      'cache-control': 'private, no-cache',
      ...headers,
    },
    bytes: {
      identity,
      br,
      get gzip() {
        if (br) gzip ??= gzipSync(identity)
        return gzip
      },
    },
    size: identity.length + (br?.length ?? 0),
  }
}

/** Sends what is kept in the best encoding the reader takes, or 304 where the reader has it. */
export function sendEncoded(
  { tag, headers, bytes }: Encoded,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = encodings.find((name) => takes(accepted, name) && bytes[name]) ?? 'identity'
  // Of different bytes a strong ETag differs (RFC 9110, 8.8.3).
  const etag = `"${tag}-${encoding}"`
  reply.headers({ ...headers, etag })
  if (reply.statusCode === 200 && holds(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bytes[encoding])
}

function compress(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
}

/** The best first. */
const encodings = ['br', 'gzip'] as const
const refusals = { br: /\bbr\s*;\s*q=0(\.0*)?\s*(,|$)/, gzip: /\bgzip\s*;\s*q=0(\.0*)?\s*(,|$)/ }

/** A weight of nothing refuses an encoding. */
function takes(accepted: string, encoding: (typeof encodings)[number]): boolean {
  return accepted.includes(encoding) && !refusals[encoding].test(accepted)
}

function holds(header: string | undefined, etag: string): boolean {
  return (
    header !== undefined && (header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
  )
}
