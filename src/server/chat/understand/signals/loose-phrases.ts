import { createPhrases, type PhraseTable, readTokens, type Sign } from '#server/eligibility/understand/phrases.ts'
import type { Token } from '#server/eligibility/understand/tokens.ts'

const loose = new Set(
  'the a an my your their his her our some please just really el la los las un una unos unas mi mis su sus nuestro nuestra por favor para to for of del al so very muy'.split(
    ' ',
  ),
)

/** Tokens without marks, articles and the like, which change nothing of what is asked. */
export function looseTokens(tokens: Token[]): Token[] {
  return tokens.filter((token) => isWord(token) && !loose.has(token.text))
}

export function isWord({ text }: Token): boolean {
  return /[\p{L}\d&$%#]/u.test(text)
}

/** As `createPhrases`, with articles and prepositions left out on both sides; a phrase of nothing else stays as it is. */
export function createLoosePhrases<Meaning extends string>(
  table: PhraseTable<Meaning>,
): (tokens: Token[]) => Sign<Meaning>[] {
  const loosened = Object.entries<[string, string]>(table).map(([means, texts]) => [means, texts.map(loosen)])
  return createPhrases<Meaning>(Object.fromEntries(loosened))
}

function loosen(list: string): string {
  return list.split(',').map(loosePhrase).join(',')
}

function loosePhrase(phrase: string): string {
  const tokens = readTokens(phrase)
  const kept = looseTokens(tokens)
  return (kept.length > 0 ? kept : tokens).map(({ text }) => text).join(' ')
}
