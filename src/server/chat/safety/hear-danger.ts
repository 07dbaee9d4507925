import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ChatReply } from '#contract/chat.ts'
import { longestQuestion } from '#contract/chat-terms.ts'
import { readEmergency } from '#server/emergencies/read-emergency.ts'
import { AppError } from '#server/errors.ts'
import { languageOfRequest } from '#server/http/reader-language.ts'
import type { KnowledgeService } from '#server/knowledge/knowledge.ts'
import { homeOf } from '#server/limits/network.ts'
import { within } from '#server/within.ts'
import { askedIn } from '../asked-in.ts'
import { createLine } from '../stream/in-line.ts'
import { emptyContext, type TalkContext } from '../turn.ts'
import { talkStateOf } from '../understand/talk-state-of.ts'
import { createDangerAnswer } from './answer-danger.ts'

/** Who may be in danger waits so long for the talk before, in milliseconds. */
const longestLook = 500

type Parts = {
  knowledge: Pick<KnowledgeService, 'answer'>
  /** The talk of this browser in a session, as far as it went. */
  readBefore: (session: string, request: FastifyRequest) => Promise<TalkContext>
}

/**
 * Reads questions for danger, one in each turn of the event loop: long ones take their time. What sounds like danger is read
 * again in its talk, which tells whether it is one and what was said already; without a database it is believed.
 */
export function createDangerHearing({ knowledge, readBefore }: Parts) {
  const inLine = createLine(Number.POSITIVE_INFINITY)
  const answerDanger = createDangerAnswer(knowledge)

  async function talkBefore(session: string | undefined, request: FastifyRequest): Promise<TalkContext> {
    if (session === undefined || request.refusal) return emptyContext
    return within(longestLook, readBefore(session, request), emptyContext).catch(() => emptyContext)
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<ChatReply | undefined> => {
    await inLine(homeOf(request.ip))
    if (reply.raw.destroyed) throw new AppError('invalid_request', 'connection')
    const { question, question_id, session_id } = askedIn(request.body)
    // Whose question is refused anyway is not read at any length.
    const heard = request.refusal ? question.slice(0, longestQuestion) : question
    const alone = readEmergency(heard).kinds
    if (alone.length === 0) return undefined
    const before = await talkBefore(session_id, request)
    const state = talkStateOf(before)
    const emergencies = state ? readEmergency(heard, state).kinds : alone
    if (emergencies.length === 0) return undefined
    const language = before.language ?? languageOfRequest(request)
    return answerDanger({ question: heard, question_id, emergencies, language, before })
  }
}
