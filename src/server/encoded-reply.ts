import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A finished answer kept in memory: its bytes in each encoding, and the ETag they share. */
export type EncodedReply = {
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: { identity: Buffer; br?: Buffer; readonly gzip?: Buffer }
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
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  let gzip: Buffer | undefined
  return {
    etag,
    headers: {
      etag,
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

/** Sends a kept answer in the best encoding the reader takes, or 304 where the reader has it. */
export function sendEncoded(kept: EncodedReply, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers(kept.headers)
  if (reply.statusCode === 200 && holds(request.headers['if-none-match'], kept.etag)) return reply.code(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = encodings.find((name) => takes(accepted, name) && kept.bytes[name]) ?? 'identity'
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(kept.bytes[encoding])
}

function compress(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
}

/** The best first. */
const encodings = ['br', 'gzip'] as const
const refusals = { br: /\bbr\s*;\s*q=0(\.0*)?\s*(,|$)/, gzip: /\bgzip\s*;\s*q=0(\.0*)?\s*(,|$)/ }

/** A weight of nothing refuses an encoding. */
export function takes(accepted: string, encoding: (typeof encodings)[number]): boolean {
  return accepted.includes(encoding) && !refusals[encoding].test(accepted)
}

function holds(header: string | undefined, etag: string): boolean {
  return (
    header !== undefined && (header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
  )
}
