import type { Language } from '#i18n/languages.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { ofMedicine } from '#server/catalogue/what-to-learn.ts'
import type { Understood } from '#server/chat/turn.ts'
import type { KnowledgeService } from '#server/knowledge/knowledge.ts'
import { type Answerer, answerOf } from '../answerer.ts'
import { paragraphs } from '../markup.ts'
import { say } from '../say.ts'
import { cardText, pageLink } from './knowledge-card-text.ts'
import { createOutOfMedicineAnswer, outOfMedicine } from './out-of-medicine-answer.ts'

type Parts = {
  catalogue: Pick<Catalogue, 'findDrug'>
  knowledge: KnowledgeService
  /** Where no card answers. */
  otherwise: Answerer
}

/** Other questions that may have been meant. */
const mostOthers = 2

/** Answers with the card of knowledge that was understood, its next step, its source and its date. */
export function createKnowledgeAnswer({ catalogue, knowledge, otherwise }: Parts): Answerer {
  const outOfMedicineAnswer = createOutOfMedicineAnswer(knowledge)

  return (understood, before) => {
    const { language } = understood
    const ids = understood.cards.flatMap((id) => cardsOf(id, understood))
    const [card, ...others] = ids.flatMap((id) => knowledge.answer(id, language) ?? [])
    if (!card) return pointer(ids, language) ?? otherwise(understood, before)
    if (outOfMedicine.has(card.id)) return outOfMedicineAnswer(card, understood, before)
    return answerOf(cardText(card, language), {
      suggestions: others.slice(0, mostOthers).map(({ question }) => question),
    })
  }

  /** The card itself, or those of the medicine of the talk. */
  function cardsOf(id: string, { drugs, language }: Understood): string[] {
    if (id !== ofMedicine) return [id]
    const [drug] = drugs.flatMap((drug) => catalogue.findDrug(drug) ?? [])
    const beside = drug ? knowledge.beside({ drug, kinds: [], programs: [] }, language) : []
    return beside.filter(({ subject }) => subject === 'generics').map((card) => card.id)
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
