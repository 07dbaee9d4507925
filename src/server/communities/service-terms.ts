import type { CommunityService } from '#server/catalogue/files/community-file.ts'
import { fold } from '#text/fold.ts'
import { fillerWords } from './search/filler-words.ts'
import { conceptsIn, isInPhrase, placesOfPhrases } from './search/find-concepts.ts'
import { concepts } from './search/help-concepts.ts'

/** How much a place in a record counts, as PostgreSQL weighs words: A most, D least. */
type Weight = 'A' | 'B' | 'C' | 'D'

/** What a service can be found by. Texts are folded. */
export type ServiceTerms = {
  concepts: Map<string, Weight>
  name: { en: string; es: string }
  organization: string
  description: { en: string; es: string }
  eligibility: { en: string; es: string }
}

const oneLess: Record<Weight, Weight | undefined> = { A: 'C', B: 'D', C: 'D', D: undefined }

/** Reads what a service can be found by from its record. */
export function serviceTerms(service: CommunityService): ServiceTerms {
  const both = (text: { en: string; es: string } | null) => ({ en: fold(text?.en ?? ''), es: fold(text?.es ?? '') })
  const terms = {
    name: both(service.name),
    organization: fold(`${service.organization.name} ${placeNames(service)}`),
    description: both(service.description),
    eligibility: both(service.eligibility),
  }
  return { ...terms, concepts: weighConcepts(service, terms) }
}

function placeNames({ address, area }: CommunityService): string {
  return [...new Set([address?.city ?? '', ...area.cities, area.name.en, area.name.es])].join(' ')
}

/**
 * Words without filler, as both questions and records are read. A word that says nothing by itself stays where it makes
 * a concept with others: "someone to watch her", "busco trabajo".
 */
export function tellingWords(folded: string): string[] {
  const words = folded.split(' ')
  const kept = words.filter((word, at) => word !== '' && !isMereFiller(word) && !isVerb(word, words[at - 1]))
  const inPhrases = placesOfPhrases(kept)
  return kept.filter((word, at) => !fillerWords.has(word) || inPhrases.has(at))
}

function isMereFiller(word: string): boolean {
  return fillerWords.has(word) && !isInPhrase(word)
}

/** "Todo se va en las medicinas" speaks of no veterans. */
function isVerb(word: string, before = ''): boolean {
  return word === 'va' && beforeVerbs.has(before)
}

const beforeVerbs = new Set('se me te le nos lo que porque ya no como si todo cuanto ella'.split(' '))

function weighConcepts(service: CommunityService, terms: Omit<ServiceTerms, 'concepts'>): Map<string, Weight> {
  const weights = new Map<string, Weight>()
  const weigh = (concept: string, weight: Weight) => {
    if ((weights.get(concept) ?? 'E') > weight) weights.set(concept, weight)
  }
  const read = (text: string, weight: Weight) => {
    for (const concept of conceptsIn(tellingWords(text))) weigh(concept, weight)
  }
  for (const text of Object.values(terms.name)) read(text, 'A')
  read(fold(service.organization.name), 'B')
  for (const text of Object.values(terms.description)) read(text, 'C')
  for (const text of Object.values(terms.eligibility)) read(text, 'D')
  for (const [concept, { category }] of concepts) {
    if (category === service.category) weigh(concept, 'B')
  }
  for (const [concept, weight] of nearby(weights)) weigh(concept, weight)
  return weights
}

function nearby(weights: Map<string, Weight>): [string, Weight][] {
  return [...concepts].flatMap(([concept, { near = [] }]) =>
    near.flatMap((other): [string, Weight][] => {
      const weight = weights.get(other)
      const less = weight && oneLess[weight]
      return less ? [[concept, less]] : []
    }),
  )
}
