import type { Range } from '#contract/eligibility.ts'
import { oldestAge } from '#server/eligibility/understand/age-words.ts'
import {
  type Amount,
  amountAt,
  countsSomethingElse,
  findMoney,
  isPeriod,
  type MoneySign,
} from '#server/eligibility/understand/money/amounts.ts'
import { timesOf } from '#server/eligibility/understand/money/income-range.ts'
import { type Period, timesAYear } from '#server/eligibility/understand/money/money-words.ts'
import { isNumber, readTokens } from '#server/eligibility/understand/phrases.ts'

/** An amount of money as it is said; without a period it is not said of what time it is. */
export type Mention = { amount: Pick<Amount, 'from' | 'to'>; period?: Period; isMuch: boolean; isMoney: boolean }

/** The words of a text, folded, with its marks and with `0#`, `1#`… in the place of its amounts and their periods. */
export type MarkedMoney = { words: string[]; mentions: Mention[] }

const mostWords = 600
/** So many words may stand between an amount and its period: "1,342 from the social security every month". */
const mostBetween = 4

/** Finds each amount of a text with the period that is said of it. */
export function markMoney(text: string): MarkedMoney {
  const signs = findMoney(readTokens(text).slice(0, mostWords))
  const found: MarkedMoney = { words: [], mentions: [] }
  for (let at = 0; at < signs.length; ) at = takeSign(signs, at, found)
  return { ...found, mentions: withShared(found) }
}

function takeSign(signs: MoneySign[], at: number, { words, mentions }: MarkedMoney): number {
  const sign = signs[at] as MoneySign
  const amount = isNumber(sign) && !countsSomethingElse(signs, at) ? amountAt(signs, at) : undefined
  if (!amount) {
    if (sign.means !== 'dollars') words.push(sign.token.text)
    return at + 1
  }
  const after = periodAfter(signs, amount.end + 1)
  if (!after && isNoAmount(signs, at, amount.from)) {
    words.push(sign.token.text)
    return at + 1
  }
  const before = after ? undefined : periodBefore(signs, at, words)
  const period = after?.period ?? before
  if (before) words.splice(words.lastIndexOf(signs[placeOfPeriod(signs, at)]?.token.text ?? ''), 1)
  words.push(`${mentions.length}#`)
  const isMuch = (amount.to ?? amount.from) >= 10_000
  const isMoney = !/^\d{5}$/.test(sign.token.raw) || signs[at - 1]?.means === 'dollars'
  mentions.push({ amount: { from: amount.from, to: amount.to }, isMuch, isMoney, ...(period && { period }) })
  return after?.isNext ? after.end : amount.end + 1
}

function isNoAmount(signs: MoneySign[], at: number, number: number): boolean {
  return (/^\p{L}+$/u.test(signs[at]?.token.raw ?? '') && number < 20) || isAgeAt(signs, at, number)
}

const aged = /(?:^| )(?:whos|hes|shes|who is|[hn]i[jñn][oae]s? de|niet[oa] de|herman[oa] de)$/

/** "My grandma, whos 83, gets 1,020" and "mi hijo de 20 gana 500" tell one amount. */
function isAgeAt(signs: MoneySign[], at: number, number: number): boolean {
  const before = signs.slice(Math.max(0, at - 2), at).map(({ token }) => token.text)
  return number <= oldestAge && aged.test(before.join(' '))
}

const beforePeriod = new Set(['dollars', 'per', 'about_after'])

function periodAfter(signs: MoneySign[], start: number) {
  let at = start
  while (beforePeriod.has(signs[at]?.means ?? '')) at += 1
  const next = signs[at]?.means
  if (isPeriod(next)) return { period: next, end: at + 1, isNext: true }
  const later = signs.slice(at, at + mostBetween + 1)
  const end = later.findIndex((sign) => isNumber(sign) || /^[.,;?!]$/.test(sign.token.text))
  const period = (end < 0 ? later : later.slice(0, end)).map(({ means, token }) => isWholePeriod(token.text) && means)
  const found = period.find((means): means is Period => isPeriod(means || undefined))
  return found && { period: found, end: at, isNext: false }
}

/** "This week" may be of anything, where "a week" and "weekly" are of an amount. */
function isWholePeriod(words: string): boolean {
  return / |ly$|al(?:es)?$/.test(words) && !/^(?:this|the|este|el|la) /.test(words)
}

/** "Every two weeks 1,120", unless an amount stands before it. */
function periodBefore(signs: MoneySign[], at: number, words: string[]): Period | undefined {
  const { means, token } = signs[placeOfPeriod(signs, at)] ?? {}
  if (!token || !isPeriod(means) || !isWholePeriod(token.text)) return undefined
  const isOfOther = words.at(words.lastIndexOf(token.text) - 1)?.endsWith('#')
  return isOfOther ? undefined : means
}

/** Where a period stands that is said before its amount: "every two weeks I get 900", "monthly, 1,840". */
function placeOfPeriod(signs: MoneySign[], at: number): number {
  const isBegun = signs[at - 1]?.token.text === ',' && at === 2
  for (let place = isBegun ? at - 2 : at - 1; place >= Math.max(0, at - mostBetween - 1); place -= 1) {
    const sign = signs[place]
    if (isPeriod(sign?.means)) return place
    if (isNumber(sign) || sign?.means === 'and' || /^[.,;?!]$/.test(sign?.token.text ?? '')) return -1
  }
  return -1
}

const both = new Set(['both', 'all', 'todo', 'todos', 'ambos', 'los dos', 'las dos', 'each', 'everything'])

/** "1,720 and a pension of 260, both monthly", "she gets 1,020 and me 1,390 a month". */
function withShared({ words, mentions }: MarkedMoney): Mention[] {
  const periods = words.map((word, at) => (both.has(words[at - 1] ?? '') ? ofWord(word) : undefined))
  const shared = periods.find(Boolean)
  return mentions.map((mention, at) => {
    if (mention.period) return mention
    const period =
      shared ?? [mentions[at + 1], mentions[at - 1]].find((other) => other && isAlike(mention, other))?.period
    return period ? { ...mention, period } : mention
  })
}

function ofWord(word: string): Period | undefined {
  const means = findMoney(readTokens(word))[0]?.means
  return isPeriod(means) ? means : undefined
}

/** Amounts of one period differ by little. */
export function isAlike(one: Mention, other: Mention): boolean {
  const share = one.amount.from / other.amount.from
  return other.period !== 'hour' && one.amount.from >= 100 && share > 0.2 && share < 5
}

/** What an amount comes to in a year; without a period one is of a month, or where it is much of a year. */
export function ofYear({ amount, period, isMuch }: Mention): Range {
  const times = period ? timesAYear[period] : isMuch ? 1 : 12
  return timesOf(amount, times)
}
