import type { Knowledge } from '#server/catalogue/files/knowledge-file.ts'
import { onceFor } from '#server/once-for.ts'
import { fold } from '#text/fold.ts'
import type { Meaning } from '../signals/scored-meaning.ts'
import { knowledge } from './cards-by-words.ts'

/**
 * Finds the card that the language model has not learnt, by one of its own questions, word for word: as a page or a list
 * shows it. Likeness of words is not enough: of 96 sentences that more than half of their words found, 43 meant the card.
 */
export const ownQuestionsOf = onceFor(createOwnQuestions)

function createOwnQuestions(cards: readonly Knowledge[]): (text: string) => Meaning | undefined {
  const asked = cards
    .filter(({ not_learnt }) => not_learnt)
    .flatMap(({ id, questions }) => [...questions.en, ...questions.es].map((question) => [fold(question), id] as const))
  const byQuestion = new Map(asked)

  return (text) => {
    const id = byQuestion.get(fold(text))
    return id === undefined ? undefined : knowledge([id])
  }
}
