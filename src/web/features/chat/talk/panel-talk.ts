import type { ChatReply, ResultItem, TalkTurn } from '#contract/chat.ts'
import { advance } from './advance.ts'
import { collapsedTo } from './collapse.ts'
import { splitResult } from './split-result.ts'

/** Why a question has no answer: the server said no, it did not answer, or there is no internet. */
export type Failure = { kind: 'reply' | 'call' | 'offline'; message: string }

/** A question and its answer. `streaming` lasts until all is revealed, also after all has come. */
export interface Turn {
  id: string
  question: string
  automatic: boolean
  /** When in a voice talk it was asked, as mm:ss. */
  voice?: string | undefined
  status: 'waiting' | 'streaming' | 'finished' | 'stopped' | 'failed'
  /** What has come of the answer, without its JSON. */
  text: string
  /** How much of `text` is revealed. */
  shown: number
  reply: ChatReply | null
  items: ResultItem[]
  failure: Failure | null
  /** It was there before this page: nobody needs to be told of it. */
  isRestored: boolean
  isExpanded: boolean
}

export type Talk = { turns: Turn[] }

export type TalkAction =
  | { type: 'asked'; id: string; question: string; automatic: boolean; voice?: string | undefined }
  | { type: 'retried'; id: string }
  | { type: 'arrived'; id: string; text: string }
  | { type: 'replied'; id: string; reply: ChatReply; atOnce: boolean }
  | { type: 'ticked' }
  /** What has all come is shown whole. */
  | { type: 'hurried' }
  | { type: 'stopped' }
  | { type: 'failed'; id: string; failure: Failure }
  | { type: 'expanded'; id: string; isExpanded: boolean }
  /** `settled` are the turns that were over when the talk was asked for. */
  | { type: 'restored'; turns: TalkTurn[]; settled: ReadonlySet<string> }
  | { type: 'cleared' }

/** The spec's reveal: 5 characters every 50 ms. */
export const revealEvery = 50
const revealStep = 5

const unanswered: Omit<Turn, 'id' | 'question' | 'automatic' | 'voice'> = {
  status: 'waiting',
  text: '',
  shown: 0,
  reply: null,
  items: [],
  failure: null,
  isRestored: false,
  isExpanded: false,
}

const isBusy = ({ status }: Turn) => status === 'waiting' || status === 'streaming'

/** The turn that is being answered, if there is one. */
export const busyTurn = ({ turns }: Talk) => turns.find(isBusy)

/** The turns that are over. */
export const settledIds = ({ turns }: Talk) => new Set(turns.filter((turn) => !isBusy(turn)).map(({ id }) => id))

/** What the panel as a whole does. */
export function phaseOf(talk: Talk): 'idle' | 'waiting' | 'streaming' | 'failed' {
  const status = (busyTurn(talk) ?? talk.turns.at(-1))?.status
  return status === undefined || status === 'finished' || status === 'stopped' ? 'idle' : status
}

/** Whether a turn is the first that has an answer, which is collapsed. Never an emergency. */
export function isFirstReply({ turns }: Talk, turn: Turn): boolean {
  return turns.find(({ text, reply }) => text || reply) === turn && turn.reply?.kind !== 'emergency'
}

/** The next state of a talk. */
export function reduceTalk(talk: Talk, action: TalkAction): Talk {
  switch (action.type) {
    case 'asked':
      return { turns: [...talk.turns, { ...unanswered, ...pick(action) }] }
    case 'restored':
      return { turns: mergeTurns(talk.turns, action.turns, action.settled) }
    case 'cleared':
      return { turns: [] }
    case 'ticked':
      return change(talk, isBusy, (turn) => reveal(talk, turn))
    case 'hurried':
      return change(talk, isBusy, showWhole)
    case 'stopped':
      return change(talk, isBusy, stop)
    default:
      return change(
        talk,
        ({ id }) => id === action.id,
        (turn) => changeOne(turn, action),
      )
  }
}

type OfOneTurn = Extract<TalkAction, { type: 'retried' | 'arrived' | 'replied' | 'failed' | 'expanded' }>

function changeOne(turn: Turn, action: OfOneTurn): Turn {
  switch (action.type) {
    case 'retried':
      return { ...turn, ...unanswered }
    case 'arrived':
      return isBusy(turn) ? take(turn, action.text) : turn
    case 'replied':
      return isBusy(turn) ? finishIfShown(takeReply(turn, action.reply, action.atOnce)) : turn
    case 'failed':
      return isBusy(turn) ? { ...turn, ...unanswered, status: 'failed', failure: action.failure } : turn
    case 'expanded':
      return { ...turn, isExpanded: action.isExpanded }
  }
}

function pick({ id, question, automatic, voice }: Extract<TalkAction, { type: 'asked' }>) {
  return { id, question, automatic, voice }
}

function change({ turns }: Talk, isMeant: (turn: Turn) => boolean, by: (turn: Turn) => Turn): Talk {
  return { turns: turns.map((turn) => (isMeant(turn) ? by(turn) : turn)) }
}

/** More text, or another instead: then as much of it is revealed as was before. */
function take(turn: Turn, result: string): Turn {
  const { text } = splitResult(result)
  const isMore = text.startsWith(turn.text.slice(0, turn.shown))
  const shown = isMore ? turn.shown : advance({ text, from: 0, letters: turn.shown, isWhole: false })
  return { ...turn, text, shown, status: shown > 0 ? 'streaming' : turn.status }
}

function takeReply(turn: Turn, reply: ChatReply, atOnce: boolean): Turn {
  const taken = { ...take(turn, reply.result), reply, items: splitResult(reply.result).items }
  return { ...taken, status: 'streaming', shown: atOnce ? taken.text.length : taken.shown }
}

function reveal(talk: Talk, turn: Turn): Turn {
  const { text, shown, reply, isExpanded } = turn
  // Nobody sees the letters behind "View more" come.
  const isHidden = !isExpanded && shown >= collapsedTo && isFirstReply(talk, turn)
  const letters = isHidden ? text.length : revealStep
  const next = advance({ text, from: shown, letters, isWhole: reply !== null })
  return finishIfShown(next === shown ? turn : { ...turn, shown: next, status: 'streaming' })
}

function finishIfShown(turn: Turn): Turn {
  return turn.reply && turn.shown >= turn.text.length ? { ...turn, status: 'finished' } : turn
}

function showWhole(turn: Turn): Turn {
  return turn.reply ? { ...turn, shown: turn.text.length, status: 'finished' } : turn
}

function stop(turn: Turn): Turn {
  return { ...turn, status: 'stopped', text: turn.text.slice(0, turn.shown), items: [] }
}

/** What the server keeps, and after it what it does not have yet. */
function mergeTurns(own: Turn[], kept: TalkTurn[], settled: ReadonlySet<string>): Turn[] {
  const ownById = new Map(own.map((turn) => [turn.id, turn]))
  const keptIds = new Set(kept.map(({ question_id }) => question_id))
  // Where nothing is kept, the talk was cleared or has ended.
  const isOnlyHere = (turn: Turn) =>
    !keptIds.has(turn.id) && (isBusy(turn) || !settled.has(turn.id) || (kept.length > 0 && turn.status !== 'finished'))
  return [...kept.map((turn) => ownById.get(turn.question_id) ?? restore(turn)), ...own.filter(isOnlyHere)]
}

function restore({ question_id, question, automatic, voice, reply, shown }: TalkTurn): Turn {
  const { text, items } = splitResult(reply.result)
  const common = { ...unanswered, id: question_id, question, automatic, voice, reply, isRestored: true }
  if (shown !== null && shown < text.length)
    return { ...common, status: 'stopped', text: text.slice(0, shown), shown, items: [] }
  return { ...common, status: 'finished', text, shown: text.length, items }
}
