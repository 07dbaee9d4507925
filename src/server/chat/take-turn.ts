import type { FastifyBaseLogger } from 'fastify'
import type { ChatReply, TalkTurn } from '#contract/chat.ts'
import type { Person } from '#server/person/people.ts'
import { within } from '#server/within.ts'
import type { Answered, Chat } from './chat.ts'
import { type Content, type Conversations, noTalk, type Talk } from './conversations/conversations.ts'
import type { TalkKey } from './conversations/talk-key.ts'
import { wasCut } from './conversations/turns.ts'
import { withoutPerson, withPerson } from './of-whom.ts'
import { createSaidSoFar } from './stream/said-so-far.ts'

export type ChatTurn = Omit<Parameters<Chat['answer']>[0], 'before' | 'earlier' | 'isPersonLost'> & {
  /** What the browser of the one who asks keeps of them. */
  person?: Person | undefined
}
export type Out = Parameters<Chat['answer']>[1]

/** What answers, as far as a turn needs it. */
export type Engine = {
  answer: (...given: Parameters<Chat['answer']>) => Promise<Pick<Answered, 'reply' | 'context' | 'question' | 'mailed'>>
}

type Parts = {
  chat: Engine
  conversations: Pick<Conversations, 'read' | 'append' | 'delete'>
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Who asks waits so long for the turns before, in milliseconds, and is then answered without them. */
const longestRead = 3_000

/**
 * Answers one question of a talk and keeps both. The same `question_id` again gives the kept answer again. Where the
 * signal aborts, only what was passed on until then is kept.
 */
export async function takeTurn(parts: Parts, key: TalkKey, turn: ChatTurn, out: Out): Promise<ChatReply> {
  const talk = await readBefore(parts, key)
  const earlier = talk.turns.find(({ question_id }) => question_id === turn.question_id)
  if (earlier && !wasCut(earlier)) return earlier.reply
  const said = createSaidSoFar(out)
  const answered = await answer(parts.chat, turn, talk, said.out)
  const { question, context, reply, mailed } = answered
  if (question === null) await parts.conversations.delete(key)
  else
    await keep(parts, key, talk, {
      turn: keptTurn(turn, { question, reply }, out.signal.aborted ? said.text() : null),
      context: withoutPerson(context),
      mailed,
    })
  return reply
}

/** Keeps a turn that was answered with `reply` without the talk before it. */
export async function keepAnswered(parts: Parts, key: TalkKey, turn: ChatTurn, reply: ChatReply): Promise<void> {
  const talk = await readBefore(parts, key)
  const { question, context, mailed } = await answer(parts.chat, turn, talk, { signal: new AbortController().signal })
  if (question !== null)
    await keep(parts, key, talk, {
      turn: keptTurn(turn, { question, reply }, null),
      context: withoutPerson(context),
      mailed,
    })
}

async function readBefore({ conversations, log }: Parts, key: TalkKey): Promise<Talk> {
  const talk = await within(longestRead, conversations.read(key), undefined).catch((error: unknown) => {
    log.error({ err: error }, 'a talk was not read')
    return noTalk
  })
  if (!talk) log.error({}, 'a talk was not read in time')
  return talk ?? noTalk
}

function answer(chat: Engine, turn: ChatTurn, talk: Talk, out: Out) {
  const { person, ...asked } = turn
  const before = withPerson(talk.context, person)
  const given = { ...asked, before, isPersonLost: person?.lost ?? false, earlier: earlierOf(talk) }
  return chat.answer(given, out)
}

async function keep(
  { conversations, log }: Parts,
  key: TalkKey,
  talk: Talk,
  { turn, ...rest }: Omit<Content, 'turn'> & { turn: TalkTurn | undefined },
): Promise<void> {
  if (turn)
    await conversations
      .append(key, talk, { turn, ...rest })
      .catch((error: unknown) => log.error({ err: error }, 'a turn was not kept'))
}

/** The turn as it is kept; `cut` is what the reader has where the reader went away, and of nothing nothing is kept. */
function keptTurn(
  { question_id, automatic, voice }: ChatTurn,
  { question, reply }: Pick<TalkTurn, 'question' | 'reply'>,
  cut: string | null,
): TalkTurn | undefined {
  const asked = { question_id, question, automatic, ...(voice && { voice }) }
  if (cut === null) return { ...asked, reply, shown: null }
  if (cut === '') return undefined
  const said: ChatReply = { ...reply, result: cut, unique: '', options: [], suggestions: [] }
  return { ...asked, reply: said, shown: cut.length }
}

/** The questions before, as a model may hear them: not what the page asked, and not somebody's danger. */
function earlierOf({ turns }: Talk): string[] {
  return turns
    .filter(({ automatic, reply }) => !automatic && reply.kind !== 'emergency')
    .map(({ question }) => question)
}
