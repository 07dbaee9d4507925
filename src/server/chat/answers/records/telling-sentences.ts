import type { Tells } from '#server/chat/understand/cards/points-asked.ts'
import { telling } from '#server/knowledge/sentence-match.ts'
import { sentencesIn } from '#text/sentences.ts'
import { countWords, firstSentences } from '../short.ts'

/**
 * How well a sentence tells what was asked, from `least` on it answers; `isSure`: as surely as one can. `isOpen`: neither a yes
 * nor the next step is asked for.
 */
export type Asked = {
  tells: Tells
  least: number
  isSure: (sentence: string) => boolean
  isYesOrNo: boolean
  isOpen: boolean
}

/** As many words as there is room for beside the next step, and without it. */
type Room = { besideStep: number; withoutStep: number }

const mostTelling = 2

/** A later sentence is said instead of the first ones where it tells so much more than these. */
const farMore = 3

/** And one that was not said yet instead of one that was, where it tells nearly as much. */
const nearly = 0.7

const yesOrNo = /^(?:(?:yes|no|s[ií])[.,:;]|only if\b|solo si\b)/i

/** Said of what stands before. */
const leans =
  /^(?:(?:it|its|this|that|they|these|those|but|and|or|so|then|some|others?|also|each|both|there|eso|es|esto|est[ea]|ell[oa]s|pero|y|o|as[ií]|luego|alg[uú]n[oa]s|otr[oa]s|tambi[eé]n|cada|amb[oa]s|ah[ií])\b|if (?:it|they|not)\b|si (?:lo|la|no|es)\b)/i

/**
 * As many whole sentences of a text as have room: from the first on, unless a later one tells what is asked. For that one the
 * next step gives way; where it is too far on, it comes first and the beginning after it. A text that begins with yes or no
 * begins so to who asks whether.
 */
export function tellingPart(text: string, { besideStep, withoutStep }: Room, asked: Asked): string {
  const first = firstOf(text, { besideStep, withoutStep }, asked)
  if (asked.isYesOrNo && yesOrNo.test(text)) return first
  const best = answerIn(text, asked.tells)
  const told = Math.max(0, ...sentencesIn(first).map(asked.tells))
  if (!best || best.tells <= Math.max(asked.least, told) || first.includes(best.sentence)) return first
  const longer = firstSentences(text, withoutStep)
  if (longer.includes(best.sentence)) return longer
  if (best.tells < told + farMore || countWords(best.part) > withoutStep) return first
  const beginning = yesOrNo.test(text) ? '' : text.slice(0, best.from)
  return firstSentences(`${best.part} ${beginning} ${best.onward}`.trim(), withoutStep)
}

/** The first sentences that have room. One alone is mostly what a thing is, and not how it goes: a second one is said rather than the step. */
function firstOf(text: string, { besideStep, withoutStep }: Room, { isOpen }: Asked): string {
  const first = firstSentences(text, besideStep)
  if (!isOpen || sentencesIn(first).length > 1) return first
  const two = sentencesIn(text).slice(0, mostTelling).join(' ')
  return countWords(two) <= withoutStep ? two : first
}

/** The sentences of a text that tell two questions, where each has its own and both have room. */
export function tellingBoth(text: string, room: number, questions: Asked[]): string | undefined {
  const best = questions.map(({ tells, least }) => answerIn(text, tells, least))
  const parts = best.flatMap((one) => (one ? one.part : []))
  const both = [...new Set(parts)].slice(0, mostTelling)
  return both.length > 1 && countWords(both.join(' ')) <= room ? both.join(' ') : undefined
}

/**
 * The part of a text that tells what is asked now, if there is one: rather one that was not said yet; what was `said` only
 * where it surely tells it.
 */
export function answeringPart(
  text: string,
  said: string,
  room: number,
  { tells, least, isSure }: Asked,
): string | undefined {
  const best = answerIn(text, tells, least)
  if (!best) return undefined
  const isSaid = (sentence: string) => said.includes(sentence)
  const unsaid = answerIn(
    text,
    (sentence) => (isSaid(sentence) ? 0 : tells(sentence)),
    Math.max(least, best.tells * nearly),
  )
  const part = unsaid ?? (isSure(best.sentence) ? best : undefined)
  return part && firstSentences(isSaid(part.onward) ? part.part : `${part.part} ${part.onward}`, room)
}

/** The sentences of several texts that tell what is asked, the first few. */
export function answeringSentences(texts: string[], tells: Tells): string[] {
  return texts
    .flatMap(sentencesIn)
    .filter((sentence) => tells(sentence) >= telling)
    .slice(0, mostTelling)
}

/** What begins so is of those alone for whom it holds. */
const condition = /^(?:if|when|unless|with|on|si|cuando|con)\b[^,:]*/i
const ofSome = 0.75

/** The sentence that answers, the part from where it leans to its end, with the answer to what it asks or what leans on it, and the text after that. */
function answerIn(text: string, tells: Tells, least = 0) {
  const sentences = sentencesIn(text)
  const scores = sentences.map((sentence) => tells(sentence) * (isOfOthers(sentence, tells) ? ofSome : 1))
  const highest = Math.max(...scores)
  if (highest === 0 || highest < least) return undefined
  const at = scores.indexOf(highest)
  const begin = beginOf(sentences, at)
  const isLedOn = sentences[at]?.endsWith('?') || leans.test(sentences[at + 1] ?? '')
  const end = isLedOn ? at + 2 : at + 1
  return {
    tells: highest,
    sentence: sentences[at] ?? '',
    from: sentences.slice(0, begin).join(' ').length,
    part: sentences.slice(begin, end).join(' '),
    onward: sentences.slice(end).join(' '),
  }
}

/** Whether a sentence has a condition of which nothing was asked. */
function isOfOthers(sentence: string, tells: Tells): boolean {
  const [holds] = sentence.match(condition) ?? []
  return holds !== undefined && tells(holds) === 0
}

function beginOf(sentences: string[], at: number): number {
  return at > 0 && leans.test(sentences[at] ?? '') ? beginOf(sentences, at - 1) : at
}
