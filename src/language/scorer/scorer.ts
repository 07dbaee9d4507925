import { type Concepts, conceptsIn } from '../concepts/concepts.ts'
import { type Gazetteer, maskNames } from '../names/gazetteer.ts'
import { featuresOfState, type TalkState } from '../talk-state.ts'
import { tokenize } from '../tokens.ts'
import { featuresOf } from './features.ts'
import { createScoring, type Model, type Scores } from './model.ts'

/** What sentences are read by, beside their words. */
export type Lexicon = { medicines: Gazetteer; concepts: Concepts }

/** Tells how likely it is that a sentence, perhaps after others, means each label. Pure, and never throws. */
export type Scorer = (sentence: string, before?: TalkState) => Scores

export function createScorer(model: Model, lexicon: Lexicon): Scorer {
  const score = createScoring(model)
  return (sentence, before) => score(sentenceFeatures(sentence, lexicon, before))
}

/** Medicines stand as one token, whichever they are. */
export function sentenceFeatures(
  sentence: string,
  { medicines, concepts }: Lexicon,
  before?: TalkState,
): Map<number, number> {
  const tokens = maskNames(tokenize(sentence), medicines, '@drug')
  return featuresOf(tokens, conceptsIn(tokens, concepts), before && featuresOfState(before))
}
