import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readConcepts } from '../concepts/concepts.ts'
import { createGazetteer } from '../names/gazetteer.ts'
import type { Scores } from './model.ts'
import { decodeModel } from './model-file.ts'
import { createScorer, type Lexicon, type Scorer } from './scorer.ts'

// The built server stands in `build/`.
const kit = import.meta.url.endsWith('.js') ? '../src/language/' : '../'
const fileOf = (name: string) => fileURLToPath(new URL(kit + name, import.meta.url))

export const modelFile = fileOf('scorer/model.bin')
export const conceptsFile = fileOf('concepts/concepts.tsv')

let loaded: { scorer: Scorer; lexicon: Lexicon } | undefined

/** The scorer of the model that `npm run train` made, read once. @throws Error where there is none. */
export function loadScorer(): Scorer {
  return load().scorer
}

/** The names and concepts that it reads sentences by. */
export function loadLexicon(): Lexicon {
  return load().lexicon
}

function load() {
  if (!loaded) {
    const model = decodeModel(readFileSync(modelFile))
    const lexicon = lexiconOf(model.medicines)
    loaded = { scorer: remembering(createScorer(model, lexicon)), lexicon }
  }
  return loaded
}

/**
 * A question is read for danger, for advice and for what is wanted, all in one turn of the event loop. After that nothing
 * of it stays here.
 */
function remembering(score: Scorer): Scorer {
  const known = new Map<string, Scores>()
  return (sentence, before) => {
    const said = before ? JSON.stringify([sentence, before]) : sentence
    const scores = known.get(said) ?? score(sentence, before)
    if (known.size === 0) setImmediate(() => known.clear())
    known.set(said, scores)
    return scores
  }
}

/** @param medicines The names that stand as one token. */
export function lexiconOf(medicines: string[]): Lexicon {
  return { medicines: createGazetteer(medicines), concepts: readConcepts(conceptsFile) }
}
