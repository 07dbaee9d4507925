import { fold } from '#text/fold.ts'
import { tellingWords } from '../service-terms.ts'
import type { Vocabulary } from './directory-vocabulary.ts'
import { phraseAt } from './find-concepts.ts'

/** One thing asked for: concepts it names, words to look for as they are, how rare it is, how many services have it, in all and of one reader's. */
export type Part = { concepts: string[]; words: string[]; rarity: number; count: number; ofOne: number }

const mostWords = 12
/** A word of more than this share of the services chooses nothing. */
const commonShare = 0.3

/** Parts that choose what is found, and all parts, by which it is ranked; `found` is about how many services are. */
export type Parts = { choosing: Part[]; ranking: Part[]; found: number }

/**
 * What a question asks for; typing mistakes are read as the directory's own words. No parts where nothing telling is
 * asked, and `undefined` where the directory has none of it. Beyond `most` services found, common words only rank.
 */
export function readSearch(text: string, vocabulary: Vocabulary, most: number): Parts | undefined {
  const written = tellingWords(fold(text)).slice(0, mostWords)
  const words = written.map((word, at) => vocabulary.meant(word, at === written.length - 1))
  const firsts = words.map((alternatives) => alternatives[0] ?? '')
  const parts = new Map<string, Part>()
  for (let at = 0; at < words.length; at += 1) {
    const named = phraseAt(firsts, at)
    const part = partOf(named?.concepts ?? [], (named?.length ?? 1) > 1 ? [] : (words[at] ?? []), vocabulary)
    if (part.count > 0) parts.set(part.concepts.join() || part.words.join(), part)
    at += (named?.length ?? 1) - 1
  }
  if (written.length > 0 && parts.size === 0) return undefined
  return chosen(
    [...parts.values()].sort((a, b) => b.rarity - a.rarity || a.count - b.count),
    vocabulary.services,
    most,
  )
}

function partOf(concepts: string[], words: string[], { countConcept, countWord, services }: Vocabulary): Part {
  const counts = concepts.length > 0 ? concepts.map(countConcept) : words.map(countWord)
  const count = sum(counts.map(({ all }) => all))
  const ofOne = Math.min(services, sum(counts.map(({ ofOne }) => ofOne)))
  return { concepts, words, count, ofOne, rarity: Math.log(1 + services / (1 + ofOne)) }
}

/** The rarest part always chooses; the others as long as they say something, and not too much is found. */
function chosen(parts: Part[], services: number, most: number): Parts {
  const others = parts.findIndex(
    ({ ofOne }, at) => at > 0 && (ofOne > services * commonShare || sum(parts.slice(0, at + 1).map(countOf)) > most),
  )
  const choosing = others < 0 ? parts : parts.slice(0, others)
  return { choosing, ranking: parts, found: sum(choosing.map(countOf)) }
}

function countOf({ count }: Part): number {
  return count
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
