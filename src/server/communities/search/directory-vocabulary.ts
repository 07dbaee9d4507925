import { distance } from '#text/distance.ts'
import type { ServiceTerms } from '../service-terms.ts'
import { conceptWords, isConceptWord } from './find-concepts.ts'

export type Vocabulary = ReturnType<typeof createVocabulary>

const mostCompletions = 8

/** What is counted: all services, and those of them that one reader has, because every state has much the same. */
type Count = { all: number; ofOne: number }

/**
 * The directory's own words: how many services have each, and which of them a mistyped or unfinished one may be.
 * `isOfOne` tells the services of the whole country and of one state.
 */
export function createVocabulary(services: ServiceTerms[], isOfOne: (at: number) => boolean) {
  const counts = new Map<string, Count>()
  const conceptCounts = new Map<string, Count>()
  for (const word of conceptWords) counts.set(word, { all: 0, ofOne: 0 })
  for (const [at, service] of services.entries()) {
    for (const word of wordsOf(service)) count(counts, word, isOfOne(at))
    for (const [concept] of service.concepts) count(conceptCounts, concept, isOfOne(at))
  }
  const all = [...counts.keys()].filter((word) => word.length > 3)
  const useOf = (word: string) => counts.get(word)?.all ?? 0
  const byUse = (a: string, b: string) => useOf(b) - useOf(a) || a.localeCompare(b)

  function nearest(word: string): string[] {
    const limit = word.length < 4 ? 0 : word.length < 7 ? 1 : 2
    const near = all.map((name) => ({ name, edits: distance(word, name, limit) })).filter(({ edits }) => edits <= limit)
    const fewest = Math.min(...near.map(({ edits }) => edits))
    const best = near.filter(({ edits }) => edits === fewest).map(({ name }) => name)
    return best.sort(byUse).slice(0, 1)
  }

  return {
    /** How many services one reader has. */
    services: services.filter((_, at) => isOfOne(at)).length,
    /** How many services have the word, or are about the concept. */
    countWord: (word: string) => counts.get(word) ?? none,
    countConcept: (concept: string) => conceptCounts.get(concept) ?? none,

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

const none: Count = { all: 0, ofOne: 0 }

function count(counts: Map<string, Count>, key: string, isOfOne: boolean): void {
  const { all, ofOne } = counts.get(key) ?? none
  counts.set(key, { all: all + 1, ofOne: ofOne + (isOfOne ? 1 : 0) })
}
