import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { readAnswer, readWords } from '#contract/speech.ts'
import type { Language } from '#i18n/languages.ts'
import { talkKeyOf } from '#server/chat/conversations/talk-key.ts'
import { shownParts } from '#server/chat/conversations/turns.ts'
import { AppError } from '#server/errors.ts'
import type { Services } from '#server/services.ts'
import { speechText } from '#text/speech-text.ts'

type Parts = Pick<Services, 'speech' | 'conversations' | 'readerCookies'>

export function speechRoutes({ speech, conversations, readerCookies }: Parts): FastifyPluginAsyncZod {
  async function send(text: string, language: Language, request: FastifyRequest, reply: FastifyReply) {
    const { type, sound } = await speech.say({
      text: speechText(text, language),
      language,
      address: request.ip,
      warn: (error) => request.log.warn({ reason: error.message }, 'nothing was read out loud'),
    })
    return reply.type(type).send(sound)
  }

  /** An answer of the talk that this browser's cookie opens, as far as it was shown. */
  async function findAnswer(session_id: string, question_id: string, request: FastifyRequest) {
    const secret = readerCookies.read('talk', request)
    const { turns } = secret ? await conversations.read(talkKeyOf(secret, session_id)) : { turns: [] }
    const turn = turns.find((each) => each.question_id === question_id)
    if (!turn) throw new AppError('not_found')
    const { text, items } = shownParts(turn)
    const records = items.map(({ program_name, vendor_name, line }) => `${program_name ?? vendor_name}. ${line}`)
    return { text: [text, ...records].join('\n'), language: turn.reply.language }
  }

  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    app.route({
      ...readWords,
      config: { callsOthers: true },
      handler: (request, reply) => send(request.body.text, request.body.spoken, request, reply),
    })
    app.route({
      ...readAnswer,
      config: { callsOthers: true, foreign: false },
      handler: async (request, reply) => {
        const { session_id, question_id } = request.query
        const { text, language } = await findAnswer(session_id, question_id, request)
        return send(text, language, request, reply)
      },
    })
  }
}
