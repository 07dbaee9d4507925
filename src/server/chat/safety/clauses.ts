import { fold } from '#text/fold.ts'
import { clauseEnd } from '#text/word-patterns.ts'

// A point or a comma within a number ends nothing.
const ends = /[.!?;:,]+(?=\s|$)|[\n\r¿¡]+/

/** The folded words of a text, with a mark before, between and after its clauses. */
export function wordsInClauses(text: string): string[] {
  const clauses = text.split(ends).map(fold).filter(Boolean)
  return [clauseEnd, ...clauses.flatMap((clause) => [...clause.split(' '), clauseEnd])]
}
