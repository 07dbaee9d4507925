import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Example } from '../examples/read-examples.ts'
import { conceptsFile, lexiconOf } from './load-scorer.ts'
import type { Model } from './model.ts'
import { sentenceFeatures } from './scorer.ts'
import { train } from './train.ts'

const kit = join(import.meta.dirname, '..')
/** What makes a model: where any of it changes, the model is stale. */
const makers = ['scorer/train.ts', 'scorer/features.ts', 'scorer/scorer.ts', 'tokens.ts', 'names/gazetteer.ts'].map(
  (name) => join(kit, name),
)

/** Trains a model. @param medicines The names that stand as one token. */
export function trainModel(examples: Example[], medicines: string[]): Model {
  const lexicon = lexiconOf(medicines)
  const trained = train(
    examples.map(({ labels, sentence }) => ({
      features: sentenceFeatures(sentence, lexicon),
      shares: new Map(labels.map((label) => [label, 1 / labels.length])),
    })),
  )
  return { fingerprint: fingerprintOf(examples, medicines), medicines, ...trained }
}

/** A hash of all that a model is trained from and by. */
export function fingerprintOf(examples: Example[], medicines: string[]): string {
  const hash = createHash('sha256').update(JSON.stringify([examples, medicines]))
  for (const file of [conceptsFile, ...makers]) hash.update(readFileSync(file))
  return hash.digest('hex')
}
