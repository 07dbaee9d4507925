import type { PersonFacts } from '#contract/eligibility.ts'
import type { KnowledgeSubject } from '#contract/knowledge.ts'
import { dateInWords } from '#i18n/date-in-words.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import { pointMissing, tellsOfInsurance, tellsPoint } from '#server/chat/understand/cards/points-asked.ts'
import { asksOnlyHowLong, sentencesOfTime } from '#server/chat/understand/cards/time-asked.ts'
import {
  asksSomething,
  asksWhatNext,
  asksWhatToSay,
  asksWhether,
} from '#server/chat/understand/dialogue-acts/asks-something.ts'
import { questionsIn } from '#server/chat/understand/dialogue-acts/questions-in.ts'
import type { KnowledgeService } from '#server/knowledge/knowledge.ts'
import { type SentenceMatch, surelyTelling } from '#server/knowledge/sentence-match.ts'
import { sentencesIn } from '#text/sentences.ts'
import { link, paragraphs, phoneLink } from '../markup.ts'
import { countWords, firstSentences, mostWords } from '../short.ts'
import { type Asked, answeringPart, tellingBoth, tellingPart } from './telling-sentences.ts'

/** A card of knowledge as far as it is said; `ofHome`: how the income of the person's home compares with its limit. */
export type Said = NonNullable<ReturnType<KnowledgeService['answer']>> & { ofHome?: string | null }

/** A next step of so many words is said at once. */
const longestStep = 25
const isLong = (words: number) => words > longestStep

/** The sentences that were cut off may be as many words: a next step comes after them. */
const roomForMore = 35

/** What is asked of a card, and what is known of who asks. */
type Question = { text: string; facts: PersonFacts; match: SentenceMatch }

/** From here on a sentence of a card tells what is asked. */
const tellsAsked = 7

/** The same where nothing is asked: who tells what befell them is told what to do, from the beginning. */
const tellsTold = 14

/** What keeps somebody safe is said in the order in which it was written. */
const inOrder = new Set<KnowledgeSubject>(['emergencies', 'out-of-medicine', 'safety'])

/** A card in as many words as an answer has: what it says of what is asked, its next step, its source and its date. */
export function cardText(card: Said, language: Language, question: Question): string {
  const room = { besideStep: roomOf(card, language), withoutStep: roomOf(withoutStep(card), language) }
  return wholeText(
    card,
    language,
    bothTold(card, room.withoutStep, question) ?? tellingPart(card.answer, room, askedOf(card, question)),
  )
}

/** Where two things are asked, the sentences that tell them. */
function bothTold(card: Said, room: number, question: Question): string | undefined {
  const asked = inOrder.has(card.subject) ? [] : questionsIn(question.text)
  return tellingBoth(
    card.answer,
    room,
    asked.map((text) => askedOf(card, { ...question, text })),
  )
}

function askedOf({ id, subject }: Said, { text, facts, match }: Question): Asked {
  const { most, within, ofSentence, ofQuestions } = match(text)
  const ofWords = within(id)
  const ofPoint = tellsPoint(text)
  const ofPerson = tellsOfInsurance(facts.insurance ?? [], text)
  return {
    tells: (sentence) => ofWords(sentence) + ofPoint(sentence) + ofPerson(sentence),
    least: inOrder.has(subject) ? Number.POSITIVE_INFINITY : asksSomething(text) ? tellsAsked : tellsTold,
    isSure: (sentence) => {
      const told = ofSentence(sentence)
      const hasWords = told > 0 && (told === most || told > Math.max(surelyTelling, ofQuestions(id)))
      return hasWords || ofPoint(sentence) > 0
    },
    isYesOrNo: asksWhether(text),
    isOpen: asksSomething(text) && !asksWhether(text) && !asksWhatNext(text),
  }
}

function withoutStep(card: Said): Said {
  return { ...card, nextStep: null, phone: null }
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

/**
 * What a card that was told just now says of what is `asked`, its next step where that is wanted, else what was not said of it
 * yet. What was said is said again only where it surely tells what is asked.
 * @param said Which of its sentences were said.
 */
export function cardTextAgain(card: Said, language: Language, question: Question, said: readonly number[]): string {
  const t = translators[language]
  const { text: asked } = question
  const step = stepOfCard(card, language)
  const end = cardEnd(card, language)
  if (step && (asksWhatNext(asked) || asksWhatToSay(asked))) return paragraphs(step, end)
  const times = asksOnlyHowLong(asked) ? sentencesOfTime(card.answer) : []
  if (times.length > 0) return paragraphs(firstSentences(times.join(' '), roomForMore), end)
  const sentences = sentencesIn(card.answer)
  const before = sentences.filter((_, at) => said.includes(at)).join(' ')
  const part =
    bothTold(card, roomForMore, question) ?? answeringPart(card.answer, before, roomForMore, askedOf(card, question))
  if (part) return paragraphs(part, end)
  const missing = pointMissing(asked, card.answer)
  if (missing) return paragraphs(t(`chatKnowledge.missing.${missing}`), step, end)
  const rest = sentences.filter((_, at) => !said.includes(at)).join(' ')
  const unsaid = step && isLong(countWords(step)) ? step : null
  const more = [rest && firstSentences(rest, roomForMore), unsaid].filter(Boolean)
  if (more.length === 0) return paragraphs(t('chatKnowledge.again.all'), step, end)
  return paragraphs(t('chatKnowledge.again.more'), ...more, end)
}

/** Which sentences of a card a text has. */
export function sentencesSaid({ answer }: Said, text: string): number[] {
  return sentencesIn(answer).flatMap((sentence, at) => (text.includes(sentence) ? at : []))
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
