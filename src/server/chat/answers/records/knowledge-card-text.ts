import { dateInWords } from '#i18n/date-in-words.ts'
import type { Language } from '#i18n/languages.ts'
import type { KnowledgeService } from '#server/knowledge/knowledge.ts'
import { link, paragraphs, phoneLink } from '../markup.ts'
import { say } from '../say.ts'
import { countWords, firstSentences, mostWords } from '../short.ts'

/** A card of knowledge as far as it is said. */
export type Said = NonNullable<ReturnType<KnowledgeService['answer']>>

/** A card in as many words as an answer has: what it says, its next step, its source and its date. */
export function cardText(card: Said, language: Language): string {
  const t = say[language]
  const { phone, nextStep, notAdvice, lookFirst } = card
  const tells = phone && !nextStep?.includes(phone) ? `${nextStep ?? ''} ${phoneLink(phone)}`.trim() : nextStep
  const warnings = [lookFirst && t('questions.card.lookFirst'), notAdvice && t('questions.card.notAdvice')]
  const end = cardEnd(card, language)
  const room = mostWords - countWords(paragraphs(...warnings, end))
  return paragraphs(
    firstSentences(card.answer, room),
    ...warnings,
    tells && `**${t('chatKnowledge.next')}** ${tells}`,
    card.thenAsk,
    end,
  )
}

/** How old the source of a card is, and where all of it stands. */
export function cardEnd({ id, source }: Said, language: Language): string {
  const age = source.date ? say[language]('programs.sourceDated', { date: dateInWords(source.date, language) }) : ''
  return `${age} ${pageLink(id, language)}`.trim()
}

/** A link to the page of a card. */
export function pageLink(id: string, language: Language): string {
  return link(say[language]('chatKnowledge.more'), `/questions/${id}`)
}
