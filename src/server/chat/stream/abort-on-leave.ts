import type { FastifyReply } from 'fastify'

/** Why an answer was given up: nobody is there to read it. */
export const hasLeft = new Error('the reader has left')

/** Aborts when the reader goes away before the whole reply was sent. */
export function abortOnLeave(reply: FastifyReply): AbortController {
  const leaving = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort(hasLeft)
  })
  return leaving
}
