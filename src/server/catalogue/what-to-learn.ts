import { emergencyKind } from '#contract/communities.ts'
import { hotlines } from '#contract/hotlines.ts'
import { languages } from '#i18n/languages.ts'
import { type Example, examplesFolder, readExamples } from '#language/examples/read-examples.ts'
import { examplesOfTalk, readTalks, type Talk } from '#language/examples/read-talks.ts'
import { createGazetteer, findNames } from '#language/names/gazetteer.ts'
import { tokenize } from '#language/tokens.ts'
import type { Catalogue } from './catalogue.ts'
import type { Knowledge } from './files/knowledge-file.ts'

/** Labels that stand for a card of each medicine, and of each state. */
export const [ofMedicine, ofState] = ['generic-of-a-medicine', 'emergency-refill-how-it-works']

/** Every sentence that the language model is trained on: the examples, the turns of talks, and the questions of the cards of knowledge. */
export function sentencesToLearn(catalogue: Catalogue): Example[] {
  const turns = turnsOf(readTalks(examplesFolder), catalogue)
  return [
    ...readExamples(examplesFolder),
    ...turns,
    ...knowledgeExamples(catalogue.servedKnowledge.filter(({ not_learnt }) => !not_learnt)),
  ]
}

/** What is said in talks, with and without the talk before it. */
function turnsOf(talks: Talk[], catalogue: Catalogue): Example[] {
  const names = createGazetteer(namesToLearn(catalogue))
  return talks.flatMap((talk) => examplesOfTalk(talk, (text) => findNames(tokenize(text), names).length > 0))
}

function knowledgeExamples(cards: readonly Knowledge[]): Example[] {
  return cards.flatMap((card) =>
    languages.flatMap((language) =>
      card.questions[language].flatMap((sentence) => {
        const label = card.emergency ? dangerOf(card) : `card:${nameOf(card)}`
        return label ? [{ labels: [label], language, round: 0, sentence }] : []
      }),
    ),
  )
}

/** The danger whose hotline a card of an emergency names. One with a number of its own is found on its page alone. */
function dangerOf({ phone }: Knowledge): string | undefined {
  const kind = emergencyKind.options.find((kind) => hotlines[kind] === phone)
  return kind && `danger:${kind}`
}

function nameOf({ id, subject, medicines, states }: Knowledge): string {
  if (subject === 'generics' && medicines.length > 0) return ofMedicine
  return subject === 'out-of-medicine' && states !== null ? ofState : id
}

/** The names that the language model knows for medicines. */
export function namesToLearn({ drugs }: Pick<Catalogue, 'drugs'>): string[] {
  return medicineNames({ drugs: drugs.filter(({ notLearnt }) => !notLearnt) })
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
