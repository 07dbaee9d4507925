import { isNumber, type Sign } from '../phrases.ts'
import type { householdWords } from './household-words.ts'

type Meaning = keyof typeof householdWords
export type PeopleSign = Sign<Meaning>

/** The people an answer speaks of, the person who writes not counted, but among `totals` and `adults`. */
export type PeopleCount = {
  /** Numbers said of the whole home. */
  totals: Set<number>
  adults: number
  adultKin: number
  children: number
  hasSpouse: boolean
  /** "My kids". */
  hasUnnumbered: boolean
  /** Holds a number of something that is not known. */
  isUnclear: boolean
}

const wholeBefore = new Set<Meaning | undefined>(['home_of', 'of_us'])
export const wholeAfter = new Set<Meaning | undefined>(['people', 'of_us'])
const bareBefore = new Set<Meaning | undefined>(['place', 'and', 'me', 'together'])

/** Counts the people named; beside another answer (`isAside`) a number that does not say of what is left alone. */
export function countPeople(signs: PeopleSign[], isAside: boolean): PeopleCount {
  const count = { totals: new Set<number>(), adults: 0, adultKin: 0, children: 0 }
  const found: PeopleCount = { ...count, hasSpouse: false, hasUnnumbered: false, isUnclear: false }
  for (const [at, sign] of signs.entries()) {
    if (isNumber(sign)) countNumber(found, signs, at, isAside)
    else countKin(found, signs, at)
  }
  return found
}

/** Whether nothing after the number says what it counts. */
export function isBareNumber(signs: PeopleSign[], at: number): boolean {
  const after = signs[at + 1]
  const isMore = after?.means === 'and' && at + 2 === signs.length
  if (isMore) return false
  return !after || /^(?:[,:;()]|mi|my)$/.test(after.token.text) || bareBefore.has(after.means)
}

function countNumber(found: PeopleCount, signs: PeopleSign[], at: number, isAside: boolean) {
  const number = signs[at]?.token.number ?? Number.NaN
  const before = signs[at - 1]?.means
  const counted = countedAt(signs, at)
  if (counted === 'pet') return
  if (counted === 'adults') found.adults += number
  else if (counted === 'child' || counted === 'children' || before === 'parent_of') found.children += number
  else if (wholeAfter.has(counted) || (wholeBefore.has(before) && isBareNumber(signs, at))) found.totals.add(number)
  else if (isAside) found.isUnclear ||= before === 'and' && number < 100
  else countBare(found, signs, at, number)
}

/** Numbers from 100 on are money or something else, and tell nothing of people. */
function countBare(found: PeopleCount, signs: PeopleSign[], at: number, number: number) {
  if (number >= 100) return
  const before = signs[at - 1]
  const isAdded = before?.means === 'and' || before?.means === 'together' || before?.token.text === '-'
  if (isBareNumber(signs, at) && !isAdded) found.totals.add(number)
  else found.isUnclear = true
}

/** What a number counts, over one word such as "small" in "two small kids". */
function countedAt(signs: PeopleSign[], at: number): Meaning | undefined {
  const [next, second] = [signs[at + 1], signs[at + 2]]
  if (next?.means || !next) return next?.means
  return /^\p{L}+$/u.test(next.token.text) && second?.means === 'children' ? 'children' : undefined
}

function countKin(found: PeopleCount, signs: PeopleSign[], at: number) {
  const { means } = signs[at] ?? {}
  // "Son 2 adultos y 4 niños" counts those at home.
  if (signs[at]?.token.text === 'son' && isNumber(signs[at + 1])) return
  const isCounted = isNumber(signs[at - 1]) || (isNumber(signs[at - 2]) && countedAt(signs, at - 2) === 'children')
  if (means === 'spouse' || means === 'married') found.hasSpouse = true
  if (means === 'adult_kin') found.adultKin += 1
  if (means === 'pair') found.adultKin += 2
  if (means === 'child' && !isCounted) found.children += 1
  if (means === 'children' && !isCounted) found.hasUnnumbered = true
}
