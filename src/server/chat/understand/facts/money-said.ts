import { readTokens } from '#server/eligibility/understand/phrases.ts'
import { withoutAccents } from '#text/without-accents.ts'
import * as said from './words/money-said-words.ts'

const aMedicine = 'thatmedicine'

/** The words of which an income is read: without what medicines cost, and with pay by the hour counted for the hours that are worked. */
export function moneyEarned(text: string, medicines: string[]): string {
  return withHours(withoutPrices(text, medicines))
}

/** `medicines` are names in small letters. */
function withoutPrices(text: string, medicines: string[]): string {
  const plain = medicines.reduce((left, name) => left.replaceAll(name, aMedicine), plainOf(text))
  const rest = [...said.prices, said.times].reduce((left, price) => left.replace(price, ' '), plain)
  return rest === plain ? text : withoutSaidAgain(rest, pricesIn(plain))
}

function pricesIn(plain: string): string[] {
  const told = said.prices.flatMap((price) => plain.match(price) ?? [])
  return told.flatMap((price) => price.match(said.amountOfPrice)?.[0] ?? [])
}

/** A price that is said once more without a word of what it is of. */
function withoutSaidAgain(text: string, prices: string[]): string {
  return prices.reduce((left, price) => left.replace(`, ${price}`, ' ').replace(`. ${price}`, ' '), text)
}

function withHours(text: string): string {
  const plain = plainOf(text)
  const counted = plain
    .replace(said.spokenRate, rateInDigits)
    .replace(said.spokenHours, (words) => String(numbersOf(words)[0]))
    .replace(said.atTimes, '')
    .replace(said.rateRangeFirst, ofRateRange)
    .replace(said.rateFirst, ofHours)
    .replace(said.hoursFirst, ofHours)
    .replace(said.dayRateFirst, ofDays)
    .replace(said.daysFirst, ofDays)
  return counted === plain ? text : counted
}

function numbersOf(words: string): number[] {
  return readTokens(words).flatMap(({ number }) => number ?? [])
}

/** "Seventeen fifty" is 17.50. */
function rateInDigits(words: string): string {
  const [dollars = 0, cents = 0, ...more] = numbersOf(words)
  return more.length > 0 || dollars > 99 || cents > 99 ? words : (dollars + cents / 100).toFixed(2)
}

/** "22 an hour, 20 to 25 hours" as "$440 to $550 a week"; hours of a day tell of no week. */
function ofHours(...found: unknown[]): string {
  const { rate, from, to, day, month } = found.at(-1) as Record<string, string | undefined>
  if (day) return ' '
  const amounts = [from, to].flatMap((hours) => (hours ? `$${(Number(rate) * Number(hours)).toFixed(2)}` : []))
  return ` ${amounts.join(' to ')} a ${month ? 'month' : 'week'} wages `
}

function ofRateRange(...found: unknown[]): string {
  const { low, high, hours } = found.at(-1) as Record<string, string | undefined>
  const [from, to] = [low, high].map((rate) => (Number(rate) * Number(hours)).toFixed(2))
  return ` $${from} to ${to} a week wages `
}

/** "150 a day, 5 days" as "$750 a week". */
function ofDays(...found: unknown[]): string {
  const { rate, days } = found.at(-1) as Record<string, string | undefined>
  return ` $${Number(rate) * Number(days)} a week wages `
}

function plainOf(text: string): string {
  return withoutAccents(text.toLowerCase())
}
