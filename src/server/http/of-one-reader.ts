import type { FastifyReply, FastifyRequest } from 'fastify'

/** Nobody but this reader may have it, and a computer that is shared must not show it again. */
export const ofOneReader = 'private, no-store'

/**
 * A hook for calls that answer by what a reader told. Who told nothing gets the same header: a cache could not tell whose
 * answer it holds.
 */
export async function answerOneReader(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', ofOneReader)
}
