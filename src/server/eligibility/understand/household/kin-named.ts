import { oldestAge } from '../age-words.ts'
import { isNumber } from '../phrases.ts'
import { endsPerson, type HomeSign, pastAdjective, textAt } from './home-signs.ts'
import * as words from './home-words.ts'

/** Somebody, or several, as they are named; `size` is NaN of "the kids", and `isTold` where more is told of them. */
export type Kin = { size: number; end: number; isSpouse: boolean; isTold?: boolean }

const kin = new Set<HomeSign['means']>(['spouse', 'adult_kin', 'child', 'children'])

const mostWordsOfClause = 8
/** A higher number before kin is an age. */
export const mostOfAKind = 12
const mostUnnamed = 6

/** "My", "two" and "little" before the name of what somebody is. */
export function kinAt(signs: HomeSign[], start: number): Kin | undefined {
  const own = words.determiners.has(textAt(signs, start)) ? start + 1 : start
  const unnamed = unnamedAt(signs, start, own)
  if (unnamed) return { ...unnamed, isSpouse: false }
  const { count, end, isPerson } = countAt(signs, pastQualifiers(signs, own))
  const at = pastAdjective(signs, pastQualifiers(signs, end), count)
  const size = sizeOf(signs, at, count)
  if (size === undefined) return isPerson && own > start ? { size: 1, end, isSpouse: false } : undefined
  if (own === start && isSpanishVerb(signs, at)) return undefined
  if (words.owned.has(textAt(signs, at)) && !words.possessives.has(textAt(signs, start))) return undefined
  const after = afterPerson(signs, at + 1)
  return { ...after, size: after.size ?? size, isSpouse: signs[at]?.means === 'spouse' }
}

/** "El de 17", "the youngest", "ellos dos". */
function unnamedAt(signs: HomeSign[], start: number, own: number): { size: number; end: number } | undefined {
  if (/^(?:ell[oa]s|them)$/.test(textAt(signs, start)) && isNumber(signs[start + 1]))
    return { size: signs[start + 1]?.token.number ?? Number.NaN, end: start + 2 }
  if (own === start) return undefined
  if (isBareCount(signs, start, own)) return { size: signs[own]?.token.number ?? Number.NaN, end: own + 1 }
  if (
    /^(?:el|la|un|una|otr[oa])$/.test(textAt(signs, start)) &&
    textAt(signs, own) === 'de' &&
    isNumber(signs[own + 1])
  )
    return { size: 1, end: afterAges(signs, own) }
  return words.byAge.has(textAt(signs, own)) && endsPerson(signs, own + 1) ? { size: 1, end: own + 1 } : undefined
}

/** "Me and the wife and her two from before". */
function isBareCount(signs: HomeSign[], start: number, own: number): boolean {
  const isSomebodys = words.possessives.has(textAt(signs, start)) && isNumber(signs[own])
  const isFew = (signs[own]?.token.number ?? 0) <= mostUnnamed
  return isSomebodys && isFew && (endsPerson(signs, own + 1) || /^(?:from|de)$/.test(textAt(signs, own + 1)))
}

/** "Son 5" and "son mi mamá y yo" count those at home, "me, husband, son 14" names one. */
function isSpanishVerb(signs: HomeSign[], at: number): boolean {
  if (textAt(signs, at) !== 'son') return false
  const isEnglish = signs.some(({ token }) => words.english.has(token.text))
  return /^mis?$/.test(textAt(signs, at + 1)) || (isNumber(signs[at + 1]) && !isEnglish)
}

/** "Baby" is somebody but in "my baby brother". */
function pastQualifiers(signs: HomeSign[], start: number): number {
  let at = start
  while (words.qualifiers.has(textAt(signs, at)) && (!signs[at]?.means || isKin(signs[at + 1]))) at += 1
  return at
}

function isKin(sign: HomeSign | undefined): boolean {
  return sign?.means !== undefined && kin.has(sign.means)
}

/** "Two", or a child that is called by its age: "9 year old". */
function countAt(signs: HomeSign[], at: number): { count?: number; end: number; isPerson?: boolean } {
  if (!isNumber(signs[at])) return { end: at }
  const isOld = /^(?:years?|yrs?|months?|mo)$/.test(textAt(signs, at + 1)) && /^olds?$/.test(textAt(signs, at + 2))
  return isOld
    ? { count: 1, end: at + 3, isPerson: true }
    : { count: signs[at]?.token.number ?? Number.NaN, end: at + 1 }
}

function sizeOf(signs: HomeSign[], at: number, count: number | undefined): number | undefined {
  if (count !== undefined && (count > mostOfAKind || !Number.isInteger(count))) return undefined
  const means = signs[at]?.means
  if (means === 'pet') return 0
  if (means === 'pair') return 2
  if (means === 'children') return count ?? signs[at]?.token.number ?? Number.NaN
  return means === 'spouse' || means === 'adult_kin' || means === 'child' ? (count ?? 1) : undefined
}

/** What tells more of a person and is no other one: "de 14 años", ", 91", "(9 and 12)", "who is in the wheelchair". */
function afterPerson(signs: HomeSign[], start: number): { end: number; size?: number; isTold?: boolean } {
  const at = afterAges(signs, pastQualifiers(signs, start))
  if (!/^(?:que|who|whos|that|thats)$/.test(textAt(signs, at))) return { end: at }
  const isCount = textAt(signs, at + 1) === 'son' && isNumber(signs[at + 2])
  const size = isCount ? signs[at + 2]?.token.number : undefined
  return { end: clauseEnd(signs, at), isTold: !isCount, ...(size !== undefined && { size }) }
}

function clauseEnd(signs: HomeSign[], start: number): number {
  const length = signs
    .slice(start, start + mostWordsOfClause)
    .findIndex((_, at) => words.marks.has(textAt(signs, start + at)) || words.ands.has(textAt(signs, start + at)))
  return length === -1 ? Math.min(signs.length, start + mostWordsOfClause) : start + length
}

function afterAges(signs: HomeSign[], start: number): number {
  let at = start
  if (textAt(signs, at) === '(') {
    const close = signs.slice(at, at + mostWordsOfClause).findIndex(({ token }) => token.text === ')')
    return close === -1 ? at : at + close + 1
  }
  for (let age = ageAt(signs, at); age; age = ageAt(signs, at)) at = age
  return at
}

/** "De 14", ", 91", "under 10", "shes 66", "9 and 12". */
function ageAt(signs: HomeSign[], start: number): number | undefined {
  let at = start
  while (/^(?:,|and|y|de|of|under|is|hes|shes|tiene|aged?|he|she|el|ella)$/.test(textAt(signs, at)) && at < start + 3)
    at += 1
  const { number = Number.NaN } = signs[at]?.token ?? {}
  if (!isNumber(signs[at]) || number > oldestAge) return undefined
  at += 1
  while (/^(?:years?|yrs?|anos|anitos|months?|meses|mo|old)$/.test(textAt(signs, at))) at += 1
  return endsPerson(signs, at) || isPersonAhead(signs, at) ? at : undefined
}

function isPersonAhead(signs: HomeSign[], at: number): boolean {
  return words.determiners.has(textAt(signs, at)) && sizeOf(signs, at + 1, 1) !== undefined
}
