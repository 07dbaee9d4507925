import { setImmediate as immediately } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ChatReply } from '#contract/chat.ts'
import { AppError, errorReplyTo } from '#server/errors.ts'
import type { Conversations } from './conversations/conversations.ts'
import type { TalkKey } from './conversations/talk-key.ts'
import { abortOnLeave, hasLeft } from './stream/abort-on-leave.ts'
import { eventStreamHeaders, openEventStream } from './stream/event-stream.ts'
import { createInFlight } from './stream/in-flight.ts'
import { createLine } from './stream/in-line.ts'
import { type ChatTurn, type Engine, keepAnswered, type Out, takeTurn } from './take-turn.ts'

/** Who hears an answer as it comes. */
type Telling = Omit<Out, 'signal' | 'warn'>

/** Answers questions over HTTP, whole or as events. */
export function createAnswering({ chat, conversations }: { chat: Engine; conversations: Conversations }) {
  const inFlight = createInFlight()
  const inLine = createLine()
  const talkOf = ({ id }: TalkKey) => `${id.toString('hex')} `
  const nameOf = (key: TalkKey, question_id: string) => talkOf(key) + question_id
  const dangersOf = (key: TalkKey) => `${talkOf(key)}danger `

  /** The talk, with the danger that its reader has just spoken of. */
  async function readTalk(key: TalkKey) {
    await inFlight.settled((name) => name.startsWith(dangersOf(key)))
    return conversations.read(key)
  }

  /** Understanding takes its time: one question after the other, and none of a reader who has left. */
  const patient: Engine = {
    async answer(turn, out) {
      await inLine()
      if (out.signal.reason === hasLeft) throw new AppError('invalid_request', 'connection')
      return chat.answer(turn, out)
    },
  }

  /** Answers until the reader goes away or presses stop. */
  function run(key: TalkKey, turn: ChatTurn, out: Telling, { log }: FastifyRequest, reply: FastifyReply) {
    const leaving = abortOnLeave(reply)
    const parts = { chat: patient, conversations: { ...conversations, read: readTalk }, log }
    const warn = (message: string) => log.warn(message)
    const take = () => takeTurn(parts, key, turn, { ...out, warn, signal: leaving.signal })
    return inFlight.run(nameOf(key, turn.question_id), () => leaving.abort(), take)
  }

  /** Answers as events; `answer` says what as soon as it can. */
  function sendEvents(
    question_id: string,
    answer: (out: Telling) => Promise<ChatReply>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { body, send, end } = openEventStream()
    send({ event: 'start', data: { question_id } })
    const out = {
      onText: (text: string) => send({ event: 'delta', data: { text } }),
      onReplace: (text: string) => send({ event: 'replace', data: { text } }),
    }
    answer(out)
      .then(
        (data) => send({ event: 'done', data }),
        (error: unknown) => send({ event: 'error', data: errorReplyTo(error, request) }),
      )
      .finally(end)
    reply.headers(eventStreamHeaders).send(body)
  }

  return {
    read: readTalk,

    /** Sends what was answered already as events. */
    tell(answered: ChatReply, request: FastifyRequest, reply: FastifyReply): void {
      const say = async ({ onText }: Telling) => {
        onText?.(answered.result)
        return answered
      }
      sendEvents(answered.question_id, say, request, reply)
    },

    /** Keeps a turn that was answered without waiting for anything. */
    keep(key: TalkKey, turn: ChatTurn, answered: ChatReply, { log }: FastifyRequest): void {
      const keep = async () => {
        // Understanding takes a while, in which nothing would be sent.
        await immediately()
        await keepAnswered({ chat, conversations, log }, key, turn, answered)
      }
      inFlight
        .run(dangersOf(key) + turn.question_id, () => undefined, keep)
        .catch((error: unknown) => log.error({ err: error }, 'a turn was not kept'))
    },

    /** The whole answer. */
    answer: (key: TalkKey, turn: ChatTurn, request: FastifyRequest, reply: FastifyReply) =>
      run(key, turn, {}, request, reply),

    /** Sends the answer as events: the first at once, the others as the text is ready. */
    stream(key: TalkKey, turn: ChatTurn, request: FastifyRequest, reply: FastifyReply): void {
      sendEvents(turn.question_id, (out) => run(key, turn, out, request, reply), request, reply)
    },

    /** Ends an answer, or notes that only so many letters of it were shown. */
    async stop(key: TalkKey, question_id: string, shown: number): Promise<void> {
      await inFlight.stop((name) => name === nameOf(key, question_id) || name === dangersOf(key) + question_id)
      await conversations.stop(key, question_id, shown)
    },

    /** Ends what is being answered, and deletes the talk. */
    async clear(key: TalkKey): Promise<void> {
      await inFlight.stop((name) => name.startsWith(talkOf(key)))
      await conversations.delete(key)
    },

    /** Returns when every answer has been given and kept. */
    settled: () => inFlight.settled(),
  }
}
