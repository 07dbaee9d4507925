import { type Concepts, conceptsIn } from '../concepts/concepts.ts'
import { type Gazetteer, maskNames } from '../names/gazetteer.ts'
import { tokenize } from '../tokens.ts'
import { featuresOf } from './features.ts'
import { type Model, type Scores, scoresOf } from './model.ts'

/** What sentences are read by, beside their words. */
export type Lexicon = { medicines: Gazetteer; concepts: Concepts }

/** Tells how likely it is that a sentence means each label. Pure, and never throws. */
export type Scorer = (sentence: string) => Scores

export function createScorer(model: Model, lexicon: Lexicon): Scorer {
  return (sentence) => scoresOf(model, sentenceFeatures(sentence, lexicon))
}

/** Medicines stand as one token, whichever they are. */
export function sentenceFeatures(sentence: string, { medicines, concepts }: Lexicon): Map<number, number> {
  const tokens = maskNames(tokenize(sentence), medicines, '@drug')
  return featuresOf(tokens, conceptsIn(tokens, concepts))
}
