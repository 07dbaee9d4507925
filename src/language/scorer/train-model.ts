import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Example } from '../examples/read-examples.ts'
import { conceptsFile, lexiconOf } from './load-scorer.ts'
import type { Model } from './model.ts'
import { sentenceFeatures } from './scorer.ts'
import { type Training, train } from './train.ts'

const kit = join(import.meta.dirname, '..')
/** What makes a model: where any of it changes, the model is stale. */
const makers = [
  'labels.ts',
  'talk-state.ts',
  'scorer/train-model.ts',
  'scorer/train.ts',
  'scorer/lessons.ts',
  'scorer/model.ts',
  'scorer/learning-layer.ts',
  'scorer/learning-embeddings.ts',
  'scorer/random-numbers.ts',
  'scorer/features.ts',
  'scorer/scorer.ts',
  'tokens.ts',
  'names/gazetteer.ts',
  'concepts/concepts.ts',
].map((name) => join(kit, name))

const training: Training = { width: 96, rarest: 24, epochs: 6, dropout: 0.3, evenness: 0.5 }

/** Trains a model. @param medicines The names that stand as one token. */
export function trainModel(examples: Example[], medicines: string[]): Model {
  const lexicon = lexiconOf(medicines)
  const lessons = examples.flatMap((example) => {
    const { labels, sentence, before } = example
    const lesson = { labels, features: sentenceFeatures(sentence, lexicon, before) }
    return Array.from({ length: repeatsOf(example) }, () => lesson)
  })
  return { fingerprint: fingerprintOf(examples, medicines), medicines, ...train(lessons, training) }
}

/**
 * What counts as much as so many sentences: what tests hold us to and what cards are asked, and what is said after
 * something else, of which there is less.
 */
const repeats = { first: 8, firstInTalk: 4, inTalk: 3 }
const first = 0

function repeatsOf({ round, before }: Example): number {
  if (round === first) return before ? repeats.firstInTalk : repeats.first
  return before ? repeats.inTalk : 1
}

/** A hash of all that a model is trained from and by. */
export function fingerprintOf(examples: Example[], medicines: string[]): string {
  const hash = createHash('sha256').update(JSON.stringify([examples, medicines]))
  for (const file of [conceptsFile, ...makers]) hash.update(readFileSync(file))
  return hash.digest('hex')
}
