import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import {
  type ChatReply,
  type ChatVariant,
  chatCalls,
  chatVariant,
  clearTalk,
  mailTalk,
  readTalk,
  stopAnswer,
} from '#contract/chat.ts'
import { longestQuestion } from '#contract/chat-terms.ts'
import { AppError } from '#server/errors.ts'
import { askerOf } from '#server/http/asker.ts'
import { languageOfRequest } from '#server/http/reader-language.ts'
import type { Services } from '#server/services.ts'
import { createAnswering } from './answering.ts'
import { noTalk } from './conversations/conversations.ts'
import { newSecret, type TalkKey, talkKeyOf } from './conversations/talk-key.ts'
import { createKeepTold } from './keep-told.ts'
import { readQuestion } from './read-question.ts'
import { createDangerHearing } from './safety/hear-danger.ts'
import type { ChatTurn, Engine } from './take-turn.ts'
import { mailedTurn } from './transcript/mailed-turn.ts'
import { mailOfTalk } from './transcript/transcript-mail.tsx'

type Parts = Pick<
  Services,
  'conversations' | 'sending' | 'config' | 'drugs' | 'knowledge' | 'people' | 'readerCookies' | 'speech'
> & {
  chat: Engine
}

type ChatBody = z.infer<(typeof chatCalls)['general']['schema']['body']>

/** A question of 10,000 letters must still be read to be told that it is too long. */
const bodyLimit = 64 * 1024

function wantsEvents({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/event-stream') ?? false
}

export function chatRoutes(parts: Parts): FastifyPluginAsyncZod {
  const { chat, conversations, sending, config, drugs, knowledge, people, readerCookies, speech } = parts
  const answering = createAnswering({ chat, conversations })
  const hearDanger = createDangerHearing({ knowledge, readBefore })

  /** The key of this browser's talk, which needs a cookie from the first question on. */
  function makeKey(session: string, request: FastifyRequest, reply: FastifyReply): TalkKey {
    const known = readerCookies.read('talk', request)
    const secret = known ?? newSecret()
    if (!known) reply.header('set-cookie', readerCookies.write('talk', secret, request))
    return talkKeyOf(secret, session)
  }

  /** @throws AppError where the question is none that is read. */
  function turnOf(variant: ChatVariant, body: ChatBody, request: FastifyRequest, reply: FastifyReply) {
    const { session_id, question_id = randomUUID(), automatic, voice } = body
    const question = readQuestion(body.question)
    const language = languageOfRequest(request)
    const turn: ChatTurn = {
      question,
      question_id,
      variant,
      language,
      automatic: automatic === 'true',
      voice,
      audio_file: speech.addressOf(session_id, question_id),
      address: request.ip,
      person: people.find(request),
    }
    return { turn, key: makeKey(session_id, request, reply) }
  }

  /** Says whom to call, and keeps the turn later where there is a talk to keep it in. To keep it is work like any other. */
  function giveAtOnce(danger: ChatReply, variant: ChatVariant, request: FastifyRequest, reply: FastifyReply) {
    const { data: body } = chatCalls[variant].schema.body.safeParse(request.body)
    if (body && !request.refusal && body.question.length <= longestQuestion) {
      const { key, turn } = turnOf(variant, { ...body, question_id: danger.question_id }, request, reply)
      answering.keep(key, turn, danger, request)
    }
    if (!wantsEvents(request)) return danger
    answering.tell(danger, request, reply)
    return reply
  }

  function findKey(session: string, request: FastifyRequest): TalkKey | undefined {
    const secret = readerCookies.read('talk', request)
    return secret === undefined ? undefined : talkKeyOf(secret, session)
  }

  const read = (key: TalkKey | undefined) => (key ? answering.read(key) : noTalk)

  async function readBefore(session: string, request: FastifyRequest) {
    return (await read(findKey(session, request))).context
  }

  return async (app) => {
    app.addHook('onClose', answering.settled)
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })

    for (const variant of chatVariant.options) {
      app.route({
        ...chatCalls[variant],
        bodyLimit,
        config: { admission: 'question', multipartOptions: { limits: { fieldSize: bodyLimit } } },
        // Danger comes first, also before what is wrong with a request.
        attachValidation: true,
        handler: async (request, reply) => {
          const danger = await hearDanger(request, reply)
          if (danger) return giveAtOnce(danger, variant, request, reply)
          const refusal = request.refusal ?? request.validationError
          if (refusal) throw refusal
          const { key, turn } = turnOf(variant, request.body, request, reply)
          const keepTold = createKeepTold(people, turn, request, reply)
          if (!wantsEvents(request)) return answering.answer(key, turn, keepTold, request, reply)
          answering.stream(key, turn, keepTold, request, reply)
          return reply
        },
      })
    }
    app.route({
      ...readTalk,
      config: { foreign: false },
      handler: async (request) => {
        const { turns } = await read(findKey(request.query.session_id, request))
        return { response_code: 200 as const, turns, resumable: turns.length > 0 }
      },
    })
    app.route({
      ...clearTalk,
      handler: async (request, reply) => {
        const key = findKey(request.query.session_id, request)
        if (key) await answering.clear(key)
        reply.header('set-cookie', readerCookies.end('talk', request))
        return { response_code: 200 as const }
      },
    })
    app.route({
      ...stopAnswer,
      handler: async (request) => {
        const { session_id, question_id, shown } = request.body
        const key = findKey(session_id, request)
        if (key) await answering.stop(key, question_id, shown)
        return { response_code: 200 as const }
      },
    })
    app.route({
      ...mailTalk,
      handler: async (request) => {
        const { session_id, email, form_token } = request.body
        const { entries } = await read(findKey(session_id, request))
        const asker = await sending.admit(askerOf(request, config.PUBLIC_URL), form_token, { isNeeded: true })
        const turns = entries.flatMap((entry) => mailedTurn(entry, asker.language, drugs) ?? [])
        const last = turns.at(-1)
        if (!last) throw new AppError('no_data')
        const compose = (stopLink: string) => mailOfTalk(turns, { ...asker, stopLink })
        return sending.mail(email, compose, `talk ${last.id} ${turns.length}`, asker)
      },
    })
  }
}
