import type { Token } from '#server/eligibility/understand/tokens.ts'
import { clauseEnd, createWordPatterns } from '#text/word-patterns.ts'

const endsClause = /^[.,;:!?¿¡]$/

/** How some words are written in messages. */
const written = new Map(
  Object.entries({
    ya: 'you',
    u: 'you',
    yall: 'you',
    ur: 'your',
    r: 'are',
    em: 'them',
    urs: 'yours',
  }),
)

/** The words of a turn for word patterns, with the ends of its clauses. */
export function clausesOf(tokens: Token[]): string[] {
  const words = tokens.flatMap(({ text }) =>
    endsClause.test(text) ? clauseEnd : /[\p{L}\d]/u.test(text) ? (written.get(text) ?? text) : [],
  )
  return [clauseEnd, ...words, clauseEnd]
}

/** Builds the function that tells which meanings of a table the words have, in the order of the table. */
export function createShapes<Meaning extends string>(table: Partial<Record<Meaning, string>>) {
  const find = createWordPatterns<Meaning>(table as Record<Meaning, string>)
  const order = Object.keys(table) as Meaning[]
  return (words: string[]): Meaning[] => {
    const found = new Set(find(words).map(({ means }) => means))
    return order.filter((means) => found.has(means))
  }
}
