import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ChatReply, longestQuestion } from '#contract/chat.ts'
import { AppError } from '#server/errors.ts'
import { languageOfRequest } from '#server/language.ts'
import { homeOf } from '#server/limits/network.ts'
import { answerDanger } from './answer-danger.ts'
import { askedIn } from './asked-in.ts'
import { createLine } from './stream/in-line.ts'

/** Reads questions for danger, one in each turn of the event loop: long ones take their time. */
export function createDangerHearing() {
  const inLine = createLine(Number.POSITIVE_INFINITY)

  return async (request: FastifyRequest, reply: FastifyReply): Promise<ChatReply | undefined> => {
    await inLine(homeOf(request.ip))
    if (reply.raw.destroyed) throw new AppError('invalid_request', 'connection')
    const { question, question_id } = askedIn(request.body)
    // Whose question is refused anyway is not read at any length.
    const heard = request.refusal ? question.slice(0, longestQuestion) : question
    return answerDanger({ question: heard, question_id, language: languageOfRequest(request) })
  }
}
