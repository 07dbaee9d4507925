import { groupBy } from '#server/catalogue/group-by.ts'
import { concepts } from './help-concepts.ts'

const longest = 4
const exact = new Map<string, string[]>()
type Prefix = { start: string; length: number; concept: string }

const prefixes: Prefix[] = []
for (const [concept, { words }] of concepts) {
  for (const term of words.split(/,\s*/)) {
    const length = term.split(' ').length
    if (term.endsWith('*')) prefixes.push({ start: term.slice(0, -1), length, concept })
    else exact.set(term, [...(exact.get(term) ?? []), concept])
  }
}
/** Those of one length that begin alike: a phrase is compared with ten of them, and not with all. */
const prefixesByKey = groupBy(prefixes, ({ start, length }) => keyOf(start, length))
const known = new Map<string, string[]>()

/** Some of the words, side by side, that name a concept. */
type Named = { at: number; length: number; concepts: string[] }

/** Every word that stands whole in the phrases of concepts. */
export const conceptWords = [...exact.keys(), ...prefixes.map(({ start }) => start.replace(/[^ ]*$/, ''))]
  .flatMap((phrase) => phrase.split(' '))
  .filter(Boolean)
const lastStarts = prefixes.map(({ start }) => start.split(' ').at(-1) ?? start)

/** Whether a word can be part of what concepts are asked for by. */
export function isConceptWord(word: string): boolean {
  return lastStarts.some((start) => word.startsWith(start))
}

const phrasesOfWords = [...exact.keys(), ...prefixes.map(({ start }) => start)]
  .filter((phrase) => phrase.includes(' '))
  .map((phrase) => phrase.split(' '))
const wordsOfPhrases = new Set(phrasesOfWords.flat())
const firstOfPhrases = new Set(phrasesOfWords.map(([first]) => first))

/** Whether a word stands in a phrase of several words that names a concept. */
export function isInPhrase(word: string): boolean {
  return wordsOfPhrases.has(word)
}

function keyOf(phrase: string, length: number): string {
  return `${length} ${phrase.slice(0, 2)}`
}

/** The concepts that a phrase names, or none. */
function conceptsOf(phrase: string, length: number): string[] {
  const before = known.get(phrase)
  if (before) return before
  const alike = prefixesByKey.get(keyOf(phrase, length)) ?? []
  const starts = alike.filter(({ start }) => phrase.startsWith(start))
  const found = [...new Set([...(exact.get(phrase) ?? []), ...starts.map(({ concept }) => concept)])]
  // Bounded, because readers can write any number of different words.
  if (known.size < 50_000) known.set(phrase, found)
  return found
}

/** How many words from a place on may name a concept together. */
function longestAt(words: string[], at: number): number {
  return firstOfPhrases.has(words[at]) ? Math.min(longest, words.length - at) : Math.min(1, words.length - at)
}

/** Every concept that folded words name, at any place and length. */
export function conceptsIn(words: string[]): Set<string> {
  const found = new Set<string>()
  for (let at = 0; at < words.length; at += 1) {
    for (let length = longestAt(words, at); length > 0; length -= 1) {
      for (const concept of conceptsOf(words.slice(at, at + length).join(' '), length)) found.add(concept)
    }
  }
  return found
}

/** The longest phrase from a place on that names a concept. */
export function phraseAt(words: string[], at: number): Named | undefined {
  for (let length = longestAt(words, at); length > 0; length -= 1) {
    const concepts = conceptsOf(words.slice(at, at + length).join(' '), length)
    if (concepts.length > 0) return { at, length, concepts }
  }
  return undefined
}

/** The places of all words that name a concept only side by side with others. */
export function placesOfPhrases(words: string[]): Set<number> {
  const phrases = words.flatMap((_, at) => phraseAt(words, at) ?? []).filter(({ length }) => length > 1)
  return new Set(phrases.flatMap(({ at, length }) => Array.from({ length }, (_, word) => at + word)))
}
