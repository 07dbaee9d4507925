import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'
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
  /** Bytes that it may come to hold in memory. */
  readonly size: number
}

/**
 * Compresses a body once, so that it can be sent many times. What few ask for is made from that when it is wanted: a page
 * takes an eighth of the memory so.
 * `brotli` is a copy that is there already, or `null` where nothing would make the body smaller.
 */
export function encodedReply(
  body: string | Buffer,
  contentType: string,
  { headers = {}, brotli }: { headers?: Record<string, string>; brotli?: Buffer | null } = {},
): EncodedReply {
  const plain = Buffer.from(body)
  const br = brotli === undefined ? brotliCompressSync(plain, quality) : (brotli ?? undefined)
  return {
    tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    headers: {
      'content-type': contentType,
      vary: 'Accept-Encoding',
      'cache-control': 'private, no-cache',
      ...headers,
    },
    bytes: br ? compressedBytes(br) : { identity: plain },
    size: br ? br.length * withGzip : plain.length,
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

/** A page is larger by a third in gzip, and who asks for all of them so must find no end of memory. */
const withGzip = 2.4

function compressedBytes(br: Buffer): Encoded['bytes'] {
  let gzip: Buffer | undefined
  return {
    br,
    get identity() {
      return brotliDecompressSync(br)
    },
    get gzip() {
      gzip ??= gzipSync(brotliDecompressSync(br))
      return gzip
    },
  }
}

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** A copy for `encodedReply`, made by another thread: who asks for something else meanwhile does not wait for it. */
export function compressed(bytes: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, quality)
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
