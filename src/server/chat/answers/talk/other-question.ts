import { type Answer, intentsToPayLess, type Understood } from '#server/chat/turn.ts'
import type { KnowledgeService } from '#server/knowledge/knowledge.ts'

/** A list of programs, with the question first to press that a card of knowledge answers, where that may be what was meant. */
export function withOtherQuestion(
  answer: Answer,
  { intent, otherCards: [id], language }: Pick<Understood, 'intent' | 'otherCards' | 'language'>,
  knowledge: Pick<KnowledgeService, 'answer'>,
): Answer {
  const card = id && intentsToPayLess.includes(intent) ? knowledge.answer(id, language) : undefined
  return card ? { ...answer, suggestions: [card.question, ...answer.suggestions] } : answer
}
