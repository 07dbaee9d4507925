import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ChatEvent, ChatReply } from '#contract/chat.ts'
import type { ToldLine } from '#contract/person.ts'
import { AppError, errorReplyTo } from '#server/errors.ts'
import { homeOf } from '#server/limits/network.ts'
import { withoutWords } from '#server/without-words.ts'
import type { Conversations } from './conversations/conversations.ts'
import type { TalkKey } from './conversations/talk-key.ts'
import { abortOnLeave, hasLeft } from './stream/abort-on-leave.ts'
import { eventStreamHeaders, openEventStream } from './stream/event-stream.ts'
import { createInFlight } from './stream/in-flight.ts'
import { createLine } from './stream/in-line.ts'
import { type ChatTurn, type Engine, keepAnswered, type Out, takeTurn } from './take-turn.ts'
import type { Understood } from './turn.ts'

/** Who hears an answer as it comes. */
type Telling = Omit<Out, 'signal' | 'warn'>

/** Puts what a question tells of its reader into the headers of the reply; gives it in words where it changed. */
export type KeepTold = (understood: Understood) => ToldLine[] | undefined

/**
 * How many questions of one talk may be under way: one is answered and two wait for it. The page asks one at a time, but
 * who stops an answer, goes to another page or has two tabs may ask before the last answer has quite ended.
 */
const mostAtOnce = 3

/** Answers questions over HTTP, whole or as events. */
export function createAnswering({ chat, conversations }: { chat: Engine; conversations: Conversations }) {
  const answers = createInFlight()
  const dangers = createInFlight()
  const inLine = createLine()
  const talkOf = ({ id }: TalkKey) => id.toString('hex')

  /** @throws AppError where this talk has too many questions that wait for their answer. */
  function refuseMany(key: TalkKey): void {
    if (answers.count(talkOf(key)) >= mostAtOnce) throw new AppError('still_answering')
  }

  /** The talk, with the danger that its reader has just spoken of. */
  async function readTalk(key: TalkKey) {
    await dangers.settled(talkOf(key))
    return conversations.read(key)
  }

  /** Understanding takes its time: one question after the other, and none of a reader who has left. */
  const patient = ({ ip }: FastifyRequest): Engine => ({
    async answer(turn, out) {
      await inLine(homeOf(ip))
      if (out.signal.reason === hasLeft) throw new AppError('invalid_request', 'connection')
      return chat.answer(turn, out)
    },
  })

  /** Answers until the reader goes away or presses stop. */
  function run(key: TalkKey, turn: ChatTurn, out: Telling, request: FastifyRequest, reply: FastifyReply) {
    const leaving = abortOnLeave(reply)
    const { log } = request
    const parts = { chat: patient(request), conversations: { ...conversations, read: readTalk }, log }
    const warn = (message: string) => log.warn(message)
    const take = () => takeTurn(parts, key, turn, { ...out, warn, signal: leaving.signal })
    return answers.run(talkOf(key), turn.question_id, () => leaving.abort(), take)
  }

  /** Answers as events; `answer` says what as soon as it can. The headers wait until it is understood: a cookie may go with them. */
  function sendEvents(
    question_id: string,
    answer: (out: Telling) => Promise<ChatReply>,
    keepTold: KeepTold,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { body, send, end } = openEventStream()
    let isBegun = false
    const begin = (told?: ToldLine[]) => {
      if (isBegun) return
      isBegun = true
      send({ event: 'start', data: { question_id, ...(told && { told }) } })
      if (reply.raw.destroyed) body.destroy()
      else reply.headers(eventStreamHeaders).send(body)
    }
    const say = (event: ChatEvent) => {
      begin()
      send(event)
    }
    const out: Telling = {
      onUnderstood: (understood) => begin(keepTold(understood)),
      onText: (text) => say({ event: 'delta', data: { text } }),
      onReplace: (text) => say({ event: 'replace', data: { text } }),
    }
    answer(out)
      .then(
        (data) => say({ event: 'done', data }),
        (error: unknown) => say({ event: 'error', data: errorReplyTo(error, request) }),
      )
      .finally(end)
  }

  return {
    read: readTalk,

    /** Sends what was answered already as events. */
    tell(answered: ChatReply, request: FastifyRequest, reply: FastifyReply): void {
      const say = async ({ onText }: Telling) => {
        onText?.(answered.result)
        return answered
      }
      sendEvents(answered.question_id, say, () => undefined, request, reply)
    },

    /** Keeps a turn that was answered without waiting for anything. */
    keep(key: TalkKey, turn: ChatTurn, answered: ChatReply, request: FastifyRequest): void {
      const { log } = request
      const keep = () => keepAnswered({ chat: patient(request), conversations, log }, key, turn, answered)
      // What a talk is flooded with was answered, and need not all be kept.
      if (dangers.count(talkOf(key)) >= mostAtOnce) return
      dangers
        .run(talkOf(key), turn.question_id, () => undefined, keep)
        .catch((error: unknown) => log.error({ err: withoutWords(error, 'a turn was not kept') }))
    },

    /** The whole answer. */
    answer(
      key: TalkKey,
      turn: ChatTurn,
      keepTold: KeepTold,
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<ChatReply> {
      refuseMany(key)
      return run(key, turn, { onUnderstood: keepTold }, request, reply)
    },

    /** Sends the answer as events: the first once it is understood, the others as the text is ready. */
    stream(key: TalkKey, turn: ChatTurn, keepTold: KeepTold, request: FastifyRequest, reply: FastifyReply): void {
      refuseMany(key)
      sendEvents(turn.question_id, (out) => run(key, turn, out, request, reply), keepTold, request, reply)
    },

    /** Ends an answer, or notes that only so many letters of it were shown. */
    async stop(key: TalkKey, question_id: string, shown: number): Promise<void> {
      await Promise.all([answers, dangers].map((line) => line.stop(talkOf(key), question_id)))
      await conversations.stop(key, question_id, shown)
    },

    /** Ends what is being answered, and deletes the talk. */
    async clear(key: TalkKey): Promise<void> {
      await Promise.all([answers, dangers].map((line) => line.stop(talkOf(key))))
      await conversations.delete(key)
    },

    /** Returns when every answer has been given and kept. */
    async settled(): Promise<void> {
      await Promise.all([answers.settled(), dangers.settled()])
    },
  }
}
