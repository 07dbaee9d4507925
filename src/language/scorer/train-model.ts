import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Example } from '../examples/read-examples.ts'
import { kindOf } from '../labels.ts'
import { conceptsFile, lexiconOf } from './load-scorer.ts'
import type { Model } from './model.ts'
import { sentenceFeatures } from './scorer.ts'
import { type Training, train } from './train.ts'

const kit = join(import.meta.dirname, '..')
/** What makes a model: where any of it changes, the model is stale. */
const makers = [
  'labels.ts',
  'scorer/train-model.ts',
  'scorer/train.ts',
  'scorer/features.ts',
  'scorer/scorer.ts',
  'tokens.ts',
  'names/gazetteer.ts',
].map((name) => join(kit, name))

const forKinds: Training = { sharpness: 0.3, evenness: 1, epochs: 7, most: 75_000 }
const forLabels: Training = { sharpness: 0.5, evenness: 0, epochs: 12, most: 150_000 }

/** Trains a model. @param medicines The names that stand as one token. */
export function trainModel(examples: Example[], medicines: string[]): Model {
  const lexicon = lexiconOf(medicines)
  const read = examples.map(({ labels, sentence }) => ({ labels, features: sentenceFeatures(sentence, lexicon) }))
  const lessons = (nameOf: (label: string) => string) =>
    read.map(({ labels, features }) => ({ features, shares: sharesOf(labels.map(nameOf)) }))
  return {
    fingerprint: fingerprintOf(examples, medicines),
    medicines,
    kinds: train(lessons(kindOf), forKinds),
    labels: train(
      lessons((label) => label),
      forLabels,
    ),
  }
}

/** How much of each label a sentence bears, where each of those written counts the same. */
function sharesOf(labels: string[]): Map<string, number> {
  const shares = new Map<string, number>()
  for (const label of labels) shares.set(label, (shares.get(label) ?? 0) + 1 / labels.length)
  return shares
}

/** A hash of all that a model is trained from and by. */
export function fingerprintOf(examples: Example[], medicines: string[]): string {
  const hash = createHash('sha256').update(JSON.stringify([examples, medicines]))
  for (const file of [conceptsFile, ...makers]) hash.update(readFileSync(file))
  return hash.digest('hex')
}
