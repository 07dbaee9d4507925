import type { PersonFacts } from '#contract/eligibility.ts'
import type { Outside, Reading } from '#server/eligibility/understand/understanding.ts'
import { joints } from './words/fact-words.ts'

export type Read = (piece: string, outside: Outside) => PersonFacts | undefined

const mostPieces = 12

/** The sentences of a text, as many as are read. */
export function sentencesOf(text: string): string[] {
  const sentences = text.split(/[.?!;\n¿¡]+(?!\d|gov\b)/).filter((piece) => piece.trim() !== '')
  return sentences.slice(0, mostPieces)
}

/** The whole sentence, or where it says too much its parts: those between commas, and smaller ones where these too say too much. */
export function readIn(sentence: string, read: Read, outside: Outside): PersonFacts | undefined {
  for (const ends of [undefined, /,\s/, joints]) {
    const parts = ends ? sentence.split(ends).slice(0, mostPieces) : [sentence]
    const found = parts.map((part) => read(part, outside)).find((facts) => facts !== undefined)
    if (found) return found
  }
  return undefined
}

/** What was read, unless it is not known of which period an amount is. */
export function factsOf(reading: Reading | undefined): PersonFacts | undefined {
  return reading?.doubtful === 'period' ? undefined : reading?.facts
}
