import { languages } from '#i18n/languages.ts'
import { type Example, examplesFolder, readExamples } from '#language/examples/read-examples.ts'
import type { Catalogue } from './catalogue.ts'
import type { Knowledge } from './knowledge-file.ts'

/** Labels that stand for a card of each medicine, and of each state. */
export const [ofMedicine, ofState] = ['generic-of-a-medicine', 'emergency-refill-how-it-works']

/** Every sentence that the language model is trained on: the examples, and the questions of the cards of knowledge. */
export function sentencesToLearn({ servedKnowledge }: Pick<Catalogue, 'servedKnowledge'>): Example[] {
  return [...readExamples(examplesFolder), ...knowledgeExamples(servedKnowledge)]
}

/** Every name by which the catalogue knows a medicine, each once. */
export function medicineNames({ drugs }: Pick<Catalogue, 'drugs'>): string[] {
  const names = drugs.flatMap(({ name, generic, spanishNames, aliases }) => [
    name,
    generic,
    ...spanishNames,
    ...aliases,
  ])
  return [...new Set(names)]
}

function knowledgeExamples(cards: readonly Knowledge[]): Example[] {
  return cards.flatMap((card) =>
    languages.flatMap((language) =>
      card.questions[language].map((sentence) => ({ labels: [`card:${labelOf(card)}`], language, round: 0, sentence })),
    ),
  )
}

function labelOf({ id, subject, medicines, states }: Knowledge): string {
  if (subject === 'generics' && medicines.length > 0) return ofMedicine
  return subject === 'out-of-medicine' && states !== null ? ofState : id
}
