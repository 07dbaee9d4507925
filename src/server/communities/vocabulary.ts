import { distance } from '#text/distance.ts'
import { conceptWords, isConceptWord } from './find-concepts.ts'
import type { ServiceTerms } from './service-terms.ts'

export type Vocabulary = ReturnType<typeof createVocabulary>

const mostCompletions = 8

/** The directory's own words: how many services have each, and which of them a mistyped or unfinished one may be. */
export function createVocabulary(services: ServiceTerms[]) {
  const counts = new Map<string, number>()
  const conceptCounts = new Map<string, number>()
  for (const word of conceptWords) counts.set(word, 0)
  for (const service of services) {
    for (const word of wordsOf(service)) count(counts, word)
    for (const [concept] of service.concepts) count(conceptCounts, concept)
  }
  const all = [...counts.keys()].filter((word) => word.length > 3)
  const byUse = (a: string, b: string) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || a.localeCompare(b)

  function nearest(word: string): string[] {
    const limit = word.length < 4 ? 0 : word.length < 7 ? 1 : 2
    const near = all.map((name) => ({ name, edits: distance(word, name, limit) })).filter(({ edits }) => edits <= limit)
    const fewest = Math.min(...near.map(({ edits }) => edits))
    const best = near.filter(({ edits }) => edits === fewest).map(({ name }) => name)
    return best.sort(byUse).slice(0, 1)
  }

  return {
    services: services.length,
    /** How many services have the word, or are about the concept. */
    countWord: (word: string) => counts.get(word) ?? 0,
    countConcept: (concept: string) => conceptCounts.get(concept) ?? 0,

    /** The words that a written one may stand for: itself, what it may become when it is finished, or what was meant. */
    meant(word: string, isLast: boolean): string[] {
      if (counts.has(word) || isConceptWord(word)) return [word]
      const completions = isLast && word.length > 2 ? all.filter((name) => name.startsWith(word)).sort(byUse) : []
      return completions.length > 0 ? completions.slice(0, mostCompletions) : nearest(word)
    },
  }
}

function wordsOf({ name, organization, description, eligibility }: ServiceTerms): Set<string> {
  const texts = [name, description, eligibility].flatMap(({ en, es }) => [en, es])
  return new Set([...texts, organization].flatMap((text) => text.split(' ')).filter(Boolean))
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
