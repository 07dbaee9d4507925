import type { ChatReply, ChatVariant } from '#contract/chat.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { Answers } from './answers/answers.ts'
import { paragraphs } from './answers/markup.ts'
import { isInsulin, unsaidName } from './answers/medicine/which-drug-answer.ts'
import { countWords, mostWords, shorten } from './answers/short.ts'
import { type Mailed, resultOf, subjectOf } from './mailed.ts'
import { mayReadQuestion, mayUseModel } from './model/may-use-model.ts'
import type { Model } from './model/model.ts'
import type { TurnTo } from './patients/turn-to.ts'
import { remember } from './remember.ts'
import { replyOf } from './reply-of.ts'
import { cleanText } from './safety/read-hazards.ts'
import type { Answer, TalkContext, Understood } from './turn.ts'
import type { Understand } from './understand/understand.ts'

type Turn = {
  question: string
  question_id: string
  variant: ChatVariant
  /** The language of the page. */
  language: Language
  /** The page asks, not a person: no outside model hears it. */
  automatic: boolean
  /** When in a voice talk it was asked, as mm:ss. */
  voice?: string | undefined
  before: TalkContext
  /** What the browser kept of its reader could not be read. */
  isPersonLost?: boolean
  /** The questions before, of people and not of pages. */
  earlier: string[]
  /** Where its answer can be heard. */
  audio_file?: string | undefined
  /** Where it comes from: what a model costs is counted by reader. */
  address: string
}

type Out = {
  /** Gets what was understood, before anything is said. */
  onUnderstood?: (understood: Understood) => void
  /** Gets more text of the answer. */
  onText?: (text: string) => void
  /** Gets text that stands instead of all before. */
  onReplace?: (text: string) => void
  /** Tells who runs the site, without a reader's words. */
  warn?: (message: string) => void
  signal: AbortSignal
}

export type Answered = {
  reply: ChatReply
  context: TalkContext
  /** The question as it may be kept: without what names a person. `null`: it and all before it are to be forgotten. */
  question: string | null
  mailed: Mailed
  understood: Understood
  answer: Answer
}

export type Chat = ReturnType<typeof createChat>

export type ChatParts = {
  /** Turns the talk to the person of whom a turn tells. */
  turnTo: TurnTo
  understand: Understand
  answers: Answers
  /** An outside model that may choose what an answer says, where one is configured. */
  model: Model | undefined
}

/**
 * Answers questions: understands, looks up, says only what records say. Keeps nothing itself. Its parts are built once, by
 * `prepare` or the first question: they read every name of the catalogue, which takes a second.
 */
export function createChat(build: () => ChatParts) {
  let parts: ChatParts | undefined

  function readyParts(): ChatParts {
    parts ??= build()
    return parts
  }

  /** What a turn means; where we don't tell it well, as an outside model reads it. One question is sent once at most. */
  async function hear({ question: said, before, language, automatic, ...turn }: Turn, question: string, out: Out) {
    const { understand, model } = readyParts()
    const understood = understand(said, before, language)
    if (!model || !mayReadQuestion(understood, before, automatic)) return { understood, wasSent: false }
    const isShown = before.shown.length > 0
    const reading = await model.read({ ...turn, question, isShown, language: understood.language }, out)
    return { understood: reading ? understand(said, before, language, reading) : understood, wasSent: true }
  }

  /** Answers one question. Where an outside model fails, is slow or is wrong, the answer is the offline one. */
  async function answer(turn: Turn, out: Out): Promise<Answered> {
    const { answers, model, turnTo } = readyParts()
    const { clean, personal } = cleanText(turn.question)
    const question = personal.length > 0 ? clean : turn.question
    const before = turnTo({ ...turn.before, variant: turn.variant }, turn.question)
    const { understood, wasSent } = await hear({ ...turn, before }, question, out)
    const isEmergency = speaksOfDanger(understood, before)
    out.onUnderstood?.(understood)
    const note = paragraphs(answers.personalNote(understood), lostNote(turn, understood))
    const { first, last } = placeNote(note, isEmergency)
    const room = mostWords - countWords(first)
    const offline = shorten(await answers.answer(understood, before), room)
    if (first) out.onText?.(first)
    const chosen =
      model && !wasSent && mayUseModel(understood, turn.automatic)
        ? await model.answer({ ...turn, question, understood, offline, room }, withNote(out, first))
        : undefined
    const forgets = understood.intent === 'start_over'
    // Nobody reads that it is forgotten before it is.
    if (!chosen && !forgets) out.onText?.(offline.text + last)
    const said = { ...(chosen ?? offline), text: first + (chosen ?? offline).text + last }
    return {
      reply: replyOf(said, { ...turn, language: understood.language, isEmergency }),
      context: remember(before, understood, said),
      question: forgets ? null : question,
      mailed: await mailedOf(answers, { understood, before, said: chosen ?? offline }),
      understood,
      answer: said,
    }
  }

  return { answer, prepare: () => void readyParts() }
}

type Given = { understood: Understood; before: TalkContext; said: Answer }

/** What may be mailed of an answer: no name that is not known as it was written. */
async function mailedOf(answers: Answers, { understood, before, said }: Given): Promise<Mailed> {
  const { unknownName } = understood
  const isOwn = unknownName === '' || isInsulin(unknownName)
  const own = isOwn ? said : await answers.answer({ ...understood, unknownName: unsaidName }, before)
  return { ...subjectOf(understood, before), result: own === said ? null : resultOf(own) }
}

/** Who told something that can't be read any more is told so. */
function lostNote({ isPersonLost }: Turn, { language }: Understood): string {
  return isPersonLost ? translators[language]('chatTalk.lost') : ''
}

/** What is said before and after an answer. Nothing stands before the number to call. */
function placeNote(note: string, isEmergency: boolean): { first: string; last: string } {
  if (!note) return { first: '', last: '' }
  return isEmergency ? { first: '', last: `\n\n${note}` } : { first: `${note}\n\n`, last: '' }
}

/** Whether the answer is about danger: also where the one before was, and is said again. */
function speaksOfDanger({ intent }: Understood, before: TalkContext): boolean {
  const isSaidAgain = intent === 'language' || intent === 'repeat'
  return intent === 'emergency' || (isSaidAgain && before.emergencies.length > 0)
}

/** What replaces an answer keeps the note before it. */
function withNote(out: Out, note: string): Out {
  return { ...out, onReplace: (text) => out.onReplace?.(note + text) }
}
