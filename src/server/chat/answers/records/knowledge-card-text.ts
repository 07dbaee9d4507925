import type { KnowledgeSubject } from '#contract/knowledge.ts'
import { dateInWords } from '#i18n/date-in-words.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import { asksForTime, asksOnlyHowLong, sentencesOfTime } from '#server/chat/understand/cards/time-asked.ts'
import { asksWhatNext, asksWhatToSay, asksWhether } from '#server/chat/understand/dialogue-acts/asks-something.ts'
import type { KnowledgeService } from '#server/knowledge/knowledge.ts'
import type { SentenceMatch } from '#server/knowledge/sentence-match.ts'
import { link, paragraphs, phoneLink } from '../markup.ts'
import { countWords, firstSentences, mostWords } from '../short.ts'
import { type Asked, answeringPart, type Tells, tellingPart } from './telling-sentences.ts'

/** A card of knowledge as far as it is said; `ofHome`: how the income of the person's home compares with its limit. */
export type Said = NonNullable<ReturnType<KnowledgeService['answer']>> & { ofHome?: string | null }

/** A next step of so many words is said at once. */
const longestStep = 25
const isLong = (words: number) => words > longestStep

/** The sentences that were cut off may be as many words: a next step comes after them. */
const roomForMore = 35

type Match = ReturnType<SentenceMatch>

/** What keeps somebody safe is said in the order in which it was written. */
const inOrder = new Set<KnowledgeSubject>(['emergencies', 'out-of-medicine', 'safety'])

/** A card in as many words as an answer has: what it says of what is asked, its next step, its source and its date. */
export function cardText(card: Said, language: Language, match: Match, asked: string): string {
  return wholeText(
    card,
    language,
    tellingPart(card.answer, roomOf(card, language), askedOf(card, match, asked, leastTelling(card, match))),
  )
}

/** A sentence answers another question of its card where it has so much of what that question tells. */
const enough = 0.35

/** The question that a card was written for is answered by its first sentences, its other questions by those that tell them. */
function leastTelling({ id }: Said, { ofQuestions, ofTitle }: Match): number {
  return Math.max(ofTitle(id), ofQuestions(id) * enough)
}

function askedOf({ subject }: Said, { most, ofSentence }: Match, asked: string, leastOf: number): Asked {
  const least = inOrder.has(subject) ? Number.POSITIVE_INFINITY : leastOf
  return { tells: asksForTime(asked) ? orTime(ofSentence) : ofSentence, least, most, isYesOrNo: asksWhether(asked) }
}

/** A time tells who asks for one more than all words. */
const ofTime = 100

function orTime(tells: Tells): Tells {
  return (sentence) => tells(sentence) + (sentencesOfTime(sentence).length > 0 ? ofTime : 0)
}

function wholeText(card: Said, language: Language, said: string): string {
  return paragraphs(
    card.ofHome,
    said,
    ...warningsOf(card, language),
    stepOfCard(card, language),
    card.thenAsk,
    cardEnd(card, language),
  )
}

/** What to do next comes before more to know: room is left for it, but for a long one. */
function roomOf(card: Said, language: Language): number {
  const fixed = countWords(paragraphs(card.ofHome, ...warningsOf(card, language), cardEnd(card, language)))
  const step = countWords(stepOfCard(card, language) ?? '')
  return mostWords - fixed - (isLong(step) ? 0 : step)
}

function warningsOf({ lookFirst, notAdvice }: Said, language: Language) {
  const t = translators[language]
  return [lookFirst && t('questions.card.lookFirst'), notAdvice && t('questions.card.notAdvice')]
}

/** What to do next, with the number for it. */
export function stepOfCard({ phone, nextStep: step }: Said, language: Language): string | null {
  const tells = phone && !step?.includes(phone) ? `${step ?? ''} ${phoneLink(phone)}`.trim() : step
  return tells ? `**${translators[language]('chatKnowledge.next')}** ${tells}` : null
}

/** What a card that was told just now says of what is `asked`, its next step where that is wanted, else what it holds besides; all of it again where that is nothing. */
export function cardTextAgain(card: Said, language: Language, match: Match, asked: string): string {
  const t = translators[language]
  const step = stepOfCard(card, language)
  if (step && (asksWhatNext(asked) || asksWhatToSay(asked))) return paragraphs(step, cardEnd(card, language))
  const times = asksOnlyHowLong(asked) ? sentencesOfTime(card.answer) : []
  if (times.length > 0) return paragraphs(firstSentences(times.join(' '), roomForMore), cardEnd(card, language))
  const said = firstSentences(card.answer, roomOf(card, language))
  const part = answeringPart(card.answer, said, roomForMore, askedOf(card, match, asked, match.ofQuestions(card.id)))
  if (part) return paragraphs(part, cardEnd(card, language))
  const rest = card.answer.slice(said.length).trim()
  const unsaid = step && isLong(countWords(step)) ? step : null
  const more = [rest && firstSentences(rest, roomForMore), unsaid].filter(Boolean)
  if (more.length === 0) return paragraphs(t('chatKnowledge.again.all'), wholeText(card, language, said))
  return paragraphs(t('chatKnowledge.again.more'), ...more, cardEnd(card, language))
}

/** How old the source of a card is, and where all of it stands. */
export function cardEnd({ id, source }: Said, language: Language): string {
  const age = source.date
    ? translators[language]('programs.sourceDated', { date: dateInWords(source.date, language) })
    : ''
  return `${age} ${cardLink(id, language)}`.trim()
}

/** A link to the page of a card. */
export function cardLink(id: string, language: Language): string {
  return link(translators[language]('chatKnowledge.more'), `/questions/${id}`)
}
