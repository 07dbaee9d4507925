import { isConceptWord } from '#server/communities/search/find-concepts.ts'
import type { PhraseTable } from '#server/eligibility/understand/phrases.ts'
import { readTokens } from '#server/eligibility/understand/phrases.ts'
import type { Token } from '#server/eligibility/understand/tokens.ts'
import { distance } from '#text/distance.ts'

/** Shorter words are too near to each other. */
const shortest = 5
const mostWords = 80

/** The words of phrase tables. */
export function wordsOf(tables: PhraseTable<string>[], column?: 0 | 1): string[] {
  const texts = tables.flatMap((table) =>
    Object.values(table).flatMap((both) => (column === undefined ? both : [both[column]])),
  )
  return [...new Set(texts.flatMap((text) => readTokens(text)).map(({ text }) => text))].filter((word) =>
    /^\p{L}+$/u.test(word),
  )
}

/** Reads a word with one slip of the finger as the one known word that it can be. */
export function createSpelling(meant: string[], ordinary: Iterable<string>) {
  const known = new Set([...meant, ...ordinary])
  const byFirst = new Map<string, string[]>()
  for (const word of new Set(meant)) {
    if (word.length < shortest - 1) continue
    const first = word.charAt(0)
    byFirst.set(first, [...(byFirst.get(first) ?? []), word])
  }

  function correct(word: string): string {
    if (word.length < shortest || known.has(word) || isConceptWord(word)) return word
    const near = (byFirst.get(word.charAt(0)) ?? []).filter((other) => distance(word, other, 1) <= 1)
    return near.length === 1 || (near.length > 1 && word.length > 6) ? (near[0] ?? word) : word
  }

  return (tokens: Token[]): Token[] =>
    tokens.map((token, at) =>
      at < mostWords && /^[a-z]+$/.test(token.text) ? { ...token, text: correct(token.text) } : token,
    )
}
