import { isDeepStrictEqual } from 'node:util'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { People } from '#server/person/people.ts'
import type { KeepTold } from './answering.ts'
import { keptAfter } from './of-whom.ts'
import type { ChatTurn } from './take-turn.ts'

/** Has the browser keep what a question tells of a person, and forget it where the talk starts over. */
export function createKeepTold(
  people: People,
  { person, language }: ChatTurn,
  request: FastifyRequest,
  reply: FastifyReply,
): KeepTold {
  return (understood) => {
    if (understood.intent === 'start_over') return forgetAll()
    const { told, others, lost = false } = person ?? { told: {} }
    const before = { told, ...(others && { others }) }
    const after = keptAfter(understood, before, people)
    if (isDeepStrictEqual(after, before) && !lost) return undefined
    const isNothing = [after.told, ...Object.values(after.others ?? {})].every((one) => Object.keys(one).length === 0)
    reply.header('set-cookie', isNothing ? people.forget(request) : people.keep(after, request))
    return people.lines(after.told, language)
  }

  function forgetAll() {
    if (person) reply.header('set-cookie', people.forget(request))
    return person && []
  }
}
