import { surelyTelling, telling } from '#server/knowledge/sentence-match.ts'
import { sentencesIn } from '#text/sentences.ts'
import { firstSentences } from '../short.ts'

/** Tells how well a sentence answers what was asked. */
export type Tells = (sentence: string) => number

/** A sentence that tells less than `least` does not count; one that tells `most` has all of the question's words. */
export type Asked = { tells: Tells; least: number; most: number; isYesOrNo: boolean }

const mostTelling = 2

/** A later sentence alone tells what is asked where the first ones tell less than this share of it. */
const little = 0.7

const yesOrNo = /^(?:(?:yes|no|s[ií])[.,:;]|only if\b|solo si\b)/i

/** Said of what stands before. */
const leans =
  /^(?:(?:it|its|this|that|they|these|those|but|and|or|so|then|some|others?|also|each|both|there|eso|es|esto|est[ea]|ell[oa]s|pero|y|o|as[ií]|luego|alg[uú]n[oa]s|otr[oa]s|tambi[eé]n|cada|amb[oa]s|ah[ií])\b|if (?:it|they|not)\b|si (?:lo|la|no|es)\b)/i

/**
 * As many whole sentences of a text as have room: from the first on, unless a later one alone tells what is asked, after which
 * come the first again where room is left. A text that begins with yes or no begins so to who asks whether.
 */
export function tellingPart(text: string, room: number, { tells, least, isYesOrNo }: Asked): string {
  const first = firstSentences(text, room)
  if (isYesOrNo && yesOrNo.test(text)) return first
  const best = answerIn(text, tells)
  const isLess = best && Math.max(0, ...sentencesIn(first).map(tells)) < best.tells * little
  const isFar = isLess && best.tells > least && !first.includes(best.sentence)
  if (!isFar) return first
  const beginning = yesOrNo.test(text) ? '' : text.slice(0, text.length - best.onward.length)
  return firstSentences(`${best.onward} ${beginning}`.trim(), room)
}

/**
 * The part of a text of which `said` was said before that tells what is asked now, if there is one: what was said before
 * does only where it has all of the question's words, or surely tells it.
 */
export function answeringPart(
  text: string,
  said: string,
  room: number,
  { tells, least, most }: Asked,
): string | undefined {
  const best = answerIn(text, tells, Math.min(telling, most))
  if (!best) return undefined
  const isUnsaid = best.tells >= Math.max(telling, least) && !said.includes(best.sentence)
  const isSure = best.tells === most || best.tells > Math.max(surelyTelling, least)
  return isUnsaid || isSure ? firstSentences(best.onward, room) : undefined
}

/** The sentences of several texts that tell what is asked, the first few. */
export function answeringSentences(texts: string[], tells: Tells): string[] {
  return texts
    .flatMap(sentencesIn)
    .filter((sentence) => tells(sentence) >= telling)
    .slice(0, mostTelling)
}

/** What begins so is of those alone for whom it holds. */
const condition = /^(?:if|when|unless|si|cuando)\b[^,:]*/i
const ofSome = 0.75

/** The sentence that answers, and the text from it on, or from where it leans. */
function answerIn(text: string, tells: Tells, least = telling) {
  const sentences = sentencesIn(text)
  const scores = sentences.map((sentence) => tells(sentence) * (isOfOthers(sentence, tells) ? ofSome : 1))
  const highest = Math.max(...scores)
  if (highest === 0 || highest < least) return undefined
  const at = scores.indexOf(highest)
  return { tells: highest, sentence: sentences[at] ?? '', onward: sentences.slice(beginOf(sentences, at)).join(' ') }
}

/** Whether a sentence has a condition of which nothing was asked. */
function isOfOthers(sentence: string, tells: Tells): boolean {
  const [holds] = sentence.match(condition) ?? []
  return holds !== undefined && tells(holds) === 0
}

function beginOf(sentences: string[], at: number): number {
  return at > 0 && leans.test(sentences[at] ?? '') ? beginOf(sentences, at - 1) : at
}
