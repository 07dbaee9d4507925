import { createPhrases, isNumber, type Sign } from '../phrases.ts'
import type { Token } from '../tokens.ts'
import { moneyWords, type Period, timesAYear } from './money-words.ts'

export type MoneyMeaning = keyof typeof moneyWords
export type MoneySign = Sign<MoneyMeaning>

/** An amount as written; `to` is null when it is open above. `start` and `end` are where it stands in the signs. */
export type Amount = {
  from: number
  to: number | null
  start: number
  end: number
  hasSource: boolean
  isVague: boolean
}

const findPhrases = createPhrases<MoneyMeaning>(moneyWords)

export function findMoney(tokens: Token[]): MoneySign[] {
  return findPhrases(withSpokenPairs(tokens))
}

const beforePeriod =
  /^(?:an?|per|each|every|monthly|weekly|yearly|hourly|al|la|por|cada|mensual(?:es)?|semanal(?:es)?|\/)$/

/** "Twelve fifty a month" is 1,250, and "seventeen fifty an hour" 17.50. */
function withSpokenPairs(tokens: Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    if (isPairAt(tokens, at - 1)) return []
    return isPairAt(tokens, at) ? [joinedPair(token, tokens[at + 1] as Token, tokens.slice(at + 2, at + 5))] : [token]
  })
}

function isPairAt(tokens: Token[], at: number): boolean {
  const [first, second, next] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  const isSpoken = [first, second].every((token) => token?.number !== undefined && !/\d/.test(token.raw))
  const [hundreds = 0, rest = 0] = [first?.number, second?.number]
  return isSpoken && hundreds > 0 && hundreds < 100 && rest >= 10 && rest < 100 && beforePeriod.test(next?.text ?? '')
}

function joinedPair(first: Token, second: Token, after: Token[]): Token {
  const [whole = 0, rest = 0] = [first.number, second.number]
  const isOfHour = after.some(({ text }) => /^(?:hour|hourly|hr|hora)$/.test(text))
  const words = { text: `${first.text} ${second.text}`, raw: `${first.raw} ${second.raw}` }
  return { ...words, number: isOfHour ? whole + rest / 100 : whole * 100 + rest }
}

export function isPeriod(means: MoneyMeaning | undefined): means is Period {
  return means !== undefined && means in timesAYear
}

/** Nobody adds up more sources than these in one answer. */
const mostAmounts = 8

/** The amounts of an answer in their order; nothing at all when one of its numbers cannot be an amount. */
export function readAmounts(signs: MoneySign[]): Amount[] | undefined {
  const amounts: Amount[] = []
  let at = 0
  while (at < signs.length) {
    if (!isNumber(signs[at]) || countsSomethingElse(signs, at)) {
      at += 1
      continue
    }
    const amount = amountAt(signs, at)
    if (!amount || amounts.length === mostAmounts) return undefined
    amounts.push(amount)
    at = amount.end + 1
  }
  const bounds = signs.filter(({ means }) => means === 'under' || means === 'over' || means === 'between')
  return bounds.length > amounts.length ? undefined : amounts
}

/** People, years of age, hours of work, a year of the calendar or a ZIP code: no amount begins with 0. */
export function countsSomethingElse(signs: MoneySign[], at: number) {
  const after = signs[at + 1]?.means
  const before = signs[at - 1]?.means
  const number = signs[at]?.token.number ?? 0
  const isYear = number >= 2010 && number < 2100 && (before === 'before_year' || isYearAt(signs, at))
  const isCode = /^0\d/.test(signs[at]?.token.raw ?? '')
  return after === 'not_money' || after === 'hours' || before === 'before_count' || isYear || isCode
}

const beforeYear = new Set('or o of from til till until hasta year ano taxes to del de and y for , last'.split(' '))

/** "Last year's taxes or 2025", but "1,900 or 2020" and "2025 a month". */
function isYearAt(signs: MoneySign[], at: number): boolean {
  const [earlier, before, own, after] = [at - 2, at - 1, at, at + 1].map((place) => signs[place])
  const isBeside = isNumber(earlier) || after?.means === 'dollars' || isPeriod(after?.means)
  return !isBeside && /^20\d\d$/.test(own?.token.raw ?? '') && beforeYear.has(before?.token.text ?? '')
}

export function amountAt(signs: MoneySign[], start: number): Amount | undefined {
  const first = signs[start]?.token
  const before = skipDollars(signs, start - 1, -1)
  const isNegative = signs[before]?.token.text === '-'
  const isBetween = signs[before]?.means === 'between'
  const last = rangeEnd(signs, start, isBetween)
  if (!first || isNegative || (isBetween && last === undefined)) return undefined
  const end = last ?? start
  const range = bounded(ends(first, signs[end]?.token ?? first), signs[before]?.means, isOpenAfter(signs, end))
  if (!range) return undefined
  const hasSource =
    signs[start - 1]?.means === 'dollars' || signs[end + 1]?.means === 'dollars' || signs[before]?.means === 'earns'
  return { ...range, start, end, hasSource, isVague: Boolean(first.isVague) }
}

/** Where the second number of "2000 to 2500" stands, if there is one. */
function rangeEnd(signs: MoneySign[], start: number, isBetween: boolean) {
  const link = skipDollars(signs, start + 1, 1)
  const means = signs[link]?.means
  if (means !== 'to' && means !== 'or' && !(means === 'and' && isBetween)) return undefined
  const second = skipDollars(signs, link + 1, 1)
  return isNumber(signs[second]) && !countsSomethingElse(signs, second) ? second : undefined
}

function skipDollars(signs: MoneySign[], at: number, step: 1 | -1) {
  let place = at
  while (signs[place]?.means === 'dollars' || (step === -1 && signs[place]?.means === 'about')) place += step
  return place
}

/** In "2 and 3 thousand" both are thousands. */
function ends(first: Token, second: Token) {
  const to = second.number ?? Number.NaN
  const shared =
    first.number !== undefined && first.number < 1000 && (second.scale ?? 1) >= 1000 ? (second.scale ?? 1) : 1
  const from = (first.number ?? Number.NaN) * (first === second ? 1 : shared)
  return { from, to }
}

function isOpenAfter(signs: MoneySign[], end: number) {
  return signs[end + 1]?.token.text === '+' && !isNumber(signs[skipDollars(signs, end + 2, 1)])
}

function bounded({ from, to }: { from: number; to: number }, bound: MoneyMeaning | undefined, isOpen: boolean) {
  if (!(from <= to)) return undefined
  if (bound === 'under') return to > 0 ? { from: 0, to } : undefined
  return { from, to: bound === 'over' || isOpen ? null : to }
}
