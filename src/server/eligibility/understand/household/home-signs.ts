import { createPhrases, isNumber, type Sign } from '../phrases.ts'
import { nounAndIs, type Token } from '../tokens.ts'
import * as words from './home-words.ts'

export type HomeSign = Sign<keyof typeof words.homeWords>
const findWords = createPhrases(words.homeWords)

/** The words of a home; "the kids" are as many as another clause tells: "the twins are two months". */
export function findHome(tokens: Token[]): HomeSign[] {
  const signs = findWords(tokens.flatMap((token, at) => withIs(token, tokens[at + 1])))
  const number = childrenTold(signs)
  return signs.map(({ means, token }) =>
    means === 'children' ? { means, token: { ...token, number } } : { means, token },
  )
}

/** "My son's in Texas" says "is". */
function withIs(token: Token, next: Token | undefined): Token[] {
  const [, kin] = token.raw.toLowerCase().match(/^(\p{L}+)['’]s$/u) ?? []
  const isPlace = /^(?:in|at|away|gone|grown|not|here|home|living|married)$/.test(next?.text ?? '')
  if (!kin || !isPlace) return [token]
  return nounAndIs(kin)
}

export function textAt(signs: HomeSign[], at: number): string {
  return signs[at]?.token.text ?? '.'
}

/** Over one word such as "rowdy" in "two rowdy kids". */
export function pastAdjective(signs: HomeSign[], at: number, count: number | undefined): number {
  const isAdjective = count !== undefined && !signs[at]?.means && /^\p{L}+$/u.test(textAt(signs, at))
  return isAdjective && signs[at + 1]?.means === 'children' ? at + 1 : at
}

/** How many the children are, where one number is told of them. */
function childrenTold(signs: HomeSign[]): number {
  const counts = signs.flatMap((sign, at) => {
    if (sign.means === 'pair' && /^(?:twins|gemel[oa]s|mellizos)$/.test(sign.token.text)) return [2]
    const before = pastAdjective(signs, at + 1, 1)
    return isNumber(sign) && signs[before]?.means === 'children' ? [sign.token.number ?? Number.NaN] : []
  })
  return new Set(counts).size === 1 ? (counts[0] ?? Number.NaN) : Number.NaN
}

/** Whether a person may end before this: at a mark, a link or where the clause closes. */
export function endsPerson(signs: HomeSign[], at: number): boolean {
  const text = textAt(signs, at)
  return !signs[at] || words.marks.has(text) || words.ands.has(text) || words.closers.has(text) || isOfPlace(signs[at])
}

function isOfPlace(sign: HomeSign | undefined): boolean {
  return sign?.means === 'of_whole' || sign?.means === 'with_us' || sign?.means === 'with'
}
