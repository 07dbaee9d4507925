import { dateInWords } from '#i18n/date-in-words.ts'
import type { Language } from '#i18n/languages.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { ofMedicine, ofState } from '#server/catalogue/what-to-learn.ts'
import type { Understood } from '#server/chat/turn.ts'
import type { KnowledgeService } from '#server/knowledge/knowledge.ts'
import { type Answerer, answerOf } from '../answerer.ts'
import { link, paragraphs, phoneLink } from '../markup.ts'
import { say } from '../say.ts'
import { countWords, firstSentences, mostWords } from '../short.ts'

type Parts = {
  catalogue: Pick<Catalogue, 'findDrug'>
  knowledge: KnowledgeService
  /** Where no card answers. */
  otherwise: Answerer
}

type Said = NonNullable<ReturnType<KnowledgeService['answer']>>

/** Other questions that may have been meant. */
const mostOthers = 2

/** Answers with the card of knowledge that was understood, its next step, its source and its date. */
export function createKnowledgeAnswer({ catalogue, knowledge, otherwise }: Parts): Answerer {
  return (understood, before) => {
    const { language } = understood
    const ids = understood.cards.flatMap((id) => cardsOf(id, understood))
    const [card, ...others] = ids.flatMap((id) => knowledge.answer(id, language) ?? [])
    if (!card) return pointer(ids, language) ?? otherwise(understood, before)
    return answerOf(cardText(card, language), {
      suggestions: others.slice(0, mostOthers).map(({ question }) => question),
    })
  }

  /** The card itself, or those of the medicine or the state of the talk. */
  function cardsOf(id: string, { drugs, facts, language }: Understood): string[] {
    if (id === ofMedicine) {
      const [drug] = drugs.flatMap((drug) => catalogue.findDrug(drug) ?? [])
      const beside = drug ? knowledge.beside({ drug, kinds: [], programs: [] }, language) : []
      return beside.filter(({ subject }) => subject === 'generics').map((card) => card.id)
    }
    const today = knowledge.knowledgeAt(knowledge.today())
    const subject = today.find((card) => card.id === id)?.subject
    const ofHome = today.filter(
      (card) => card.subject === subject && card.states?.some((state) => state === facts.state),
    )
    return id === ofState ? [...ofHome.map((card) => card.id), id] : [id]
  }

  /** Of a card that only leads on: its question, and the page that answers it. */
  function pointer(ids: string[], language: Language) {
    const [card] = ids.flatMap((id) => {
      const found = knowledge.find(id, language)
      return found && found !== 'ended' ? [found] : []
    })
    if (!card) return undefined
    return answerOf(
      paragraphs(`**${card.question}**`, say[language]('chatKnowledge.notAnswered'), pageLink(card.id, language)),
    )
  }
}

function cardText(card: Said, language: Language): string {
  const t = say[language]
  const { phone, nextStep, notAdvice, lookFirst, source } = card
  const tells = phone && !nextStep?.includes(phone) ? `${nextStep ?? ''} ${phoneLink(phone)}`.trim() : nextStep
  const age = source.date ? t('programs.sourceDated', { date: dateInWords(source.date, language) }) : ''
  const warnings = [lookFirst && t('questions.card.lookFirst'), notAdvice && t('questions.card.notAdvice')]
  const end = `${age} ${pageLink(card.id, language)}`.trim()
  const room = mostWords - countWords(paragraphs(...warnings, end))
  return paragraphs(
    firstSentences(card.answer, room),
    ...warnings,
    tells && `**${t('chatKnowledge.next')}** ${tells}`,
    card.thenAsk,
    end,
  )
}

function pageLink(id: string, language: Language): string {
  return link(say[language]('chatKnowledge.more'), `/questions/${id}`)
}
