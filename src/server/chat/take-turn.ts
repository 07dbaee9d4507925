import type { FastifyBaseLogger } from 'fastify'
import type { ChatReply, TalkTurn } from '#contract/chat.ts'
import { withoutWords } from '#server/without-words.ts'
import type { Answered, Chat } from './chat.ts'
import { type Conversations, noTalk, type Talk } from './conversations/conversations.ts'
import type { TalkKey } from './conversations/talk-key.ts'
import { shownParts, wasCut } from './conversations/turns.ts'
import { createSaidSoFar } from './stream/said-so-far.ts'

export type ChatTurn = Omit<Parameters<Chat['answer']>[0], 'before' | 'past'>
export type Out = Parameters<Chat['answer']>[1]

/** What answers, as far as a turn needs it. */
export type Engine = {
  answer: (...given: Parameters<Chat['answer']>) => Promise<Pick<Answered, 'reply' | 'context' | 'question'>>
}

type Parts = { chat: Engine; conversations: Conversations; log: Pick<FastifyBaseLogger, 'error'> }

/**
 * Answers one question of a talk and keeps both. The same `question_id` again gives the kept answer again. Where the
 * signal aborts, only what was passed on until then is kept. Without a database it answers as if nothing was said before:
 * someone may be in danger.
 * @throws Error without a word of the talk in it, because errors are logged.
 */
export async function takeTurn(
  { chat, conversations, log }: Parts,
  key: TalkKey,
  turn: ChatTurn,
  out: Out,
): Promise<ChatReply> {
  const talk = await conversations.read(key).catch((error: unknown) => {
    log.error({ err: error }, 'a talk was not read')
    return noTalk
  })
  const earlier = talk.turns.find(({ question_id }) => question_id === turn.question_id)
  if (earlier && !wasCut(earlier)) return earlier.reply
  const said = createSaidSoFar(out)
  const given = { ...turn, before: talk.context, past: pastOf(talk) }
  const answered = await chat.answer(given, said.out).catch((error: unknown) => {
    throw withoutWords(error, 'a question was not answered')
  })
  const kept = keptTurn(turn, answered, out.signal.aborted ? said.text() : null)
  if (kept)
    await conversations
      .append(key, talk, kept, answered.context)
      .catch((error: unknown) => log.error({ err: error }, 'a turn was not kept'))
  return answered.reply
}

/** The turn as it is kept; `cut` is what the reader has where the reader went away, and of nothing nothing is kept. */
function keptTurn(
  { question_id, automatic }: ChatTurn,
  { question, reply }: Pick<Answered, 'question' | 'reply'>,
  cut: string | null,
): TalkTurn | undefined {
  if (cut === null) return { question_id, question, automatic, reply, shown: null }
  if (cut === '') return undefined
  const said: ChatReply = { ...reply, result: cut, unique: '', options: [], suggestions: [] }
  return { question_id, question, automatic, reply: said, shown: cut.length }
}

/** The turns before, as a model may hear them: not what the page asked, and not somebody's danger. */
function pastOf({ turns }: Talk) {
  const told = turns.filter(({ automatic, reply }) => !automatic && reply.kind !== 'emergency')
  return told.map((turn) => ({ question: turn.question, answer: shownParts(turn).text }))
}
