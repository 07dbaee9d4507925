import { readFileSync } from 'node:fs'
import { createGazetteer, findNames, type Gazetteer } from '../names/gazetteer.ts'

/** Words and short phrases of both languages, each with the concepts that it speaks of. */
export type Concepts = { phrases: Gazetteer; conceptsOf: ReadonlyMap<string, readonly string[]> }

/**
 * Reads concepts from lines of `concept, en: words, es: words`, a tab between the three and commas between words. Lines of
 * one concept add up.
 */
export function readConcepts(file: string): Concepts {
  const conceptsOf = new Map<string, readonly string[]>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [concept = '', ...words] = line.split('\t')
    // Most words speak of one concept: all of them share its list.
    const alone = [concept]
    for (const phrase of words.flatMap((list) => list.replace(/^(?:en|es):/, '').split(','))) {
      const words = phrase.trim()
      const others = conceptsOf.get(words)
      if (words) conceptsOf.set(words, others ? [...others, concept] : alone)
    }
  }
  return { phrases: createGazetteer(conceptsOf.keys()), conceptsOf }
}

/** The concepts that a sentence speaks of, each once, in the order of the alphabet. */
export function conceptsIn(tokens: string[], { phrases, conceptsOf }: Concepts): string[] {
  const found = findNames(tokens, phrases).flatMap((phrase) => conceptsOf.get(phrase) ?? [])
  return [...new Set(found)].sort()
}
