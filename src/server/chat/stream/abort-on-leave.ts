import type { FastifyReply } from 'fastify'

/** Aborts when the reader goes away before the whole reply was sent. */
export function abortOnLeave(reply: FastifyReply): AbortController {
  const leaving = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort()
  })
  return leaving
}
