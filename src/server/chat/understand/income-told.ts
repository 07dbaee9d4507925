import type { PersonFacts } from '#contract/eligibility.ts'
import { readIncome } from '#server/eligibility/understand/money.ts'
import { readTokens } from '#server/eligibility/understand/phrases.ts'
import type { Outside } from '#server/eligibility/understand/understanding.ts'
import { fold } from '#text/fold.ts'
import { moneyEarned } from './money-said.ts'
import { type Facts, factsOf, readIn, sentencesOf } from './read-parts.ts'
import * as money from './words/income-words.ts'

/** An amount that was said may be of a year, a month, half of one, two weeks or a week. */
const periodsAYear = [1, 12, 24, 26, 52]
/** "She has had it since 1971" tells no income. */
const yearSaid =
  /\b(?:since|from|in|desde|en(?: el)?(?: año)?|del?) (?:19|20)\d{2}\b(?![\d,.]|\s*(?:a|al|per|dollars|d[oó]lares|month|year|mes|año)\b)/giu

/** What a person tells of the income of the home; `medicines` are names that stand in the text. */
export function readIncomeTold(said: string, outside: Outside, medicines: string[]): Facts {
  const text = said
    .replace(yearSaid, ' ')
    .replace(money.grand, ' thousand')
    .replace(money.pensionOfSeguro, 'del seguro social')
    .replace(money.beforeTaxes, ' ')
    .replace(money.periodTakenBack, ' ')
    .replace(money.ifHired, ' ')
    .replace(money.ofBoth, '$1 $2. my partner gana $3 $2')
    .replace(money.benefitsOfBoth, '$1$2 a month. $3 gana $4 a month')
  const found: Facts = {}
  const told: string[] = []
  const sentences = sentencesOf(moneyEarned(withoutZips(text, outside), medicines))
  for (const sentence of sentences) {
    const read = readIn(sentence, incomeIn(sentence), outside)
    const isAdded = isTogether(told, sentence) || isBesides(sentence, read, found.yearly_income)
    if (isAdded || !isTrifle(read, found.yearly_income))
      Object.assign(found, isAdded ? sumOfIncomes(found, read) : read)
    if (read) told.push(sentence)
  }
  return isOfPartnerAlone(told, sentences) ? {} : found
}

/** Whether a text tells of what may be earned one day, or was earned before: no answer to what comes in now. */
export function isNotEarnedNow(text: string): boolean {
  const folded = fold(text)
  return money.notNow.test(folded) || money.earnedBefore.test(folded) || text.replace(money.ifHired, '') !== text
}

/** "My unemployment is 780 next month. My wife makes 900 a month": one of two incomes is not that of the home. */
function isOfPartnerAlone(told: string[], sentences: string[]): boolean {
  const isOfPartner = (sentence: string) => money.ofPartner.test(fold(sentence))
  const tells = (sentence: string) => money.earns.test(fold(sentence)) || money.otherIncome.test(fold(sentence))
  const isUnread = (sentence: string) =>
    !told.includes(sentence) && !isOfPartner(sentence) && money.someAmount.test(sentence) && tells(sentence)
  return told.length > 0 && told.every(isOfPartner) && sentences.some(isUnread)
}

type Income = PersonFacts['yearly_income']

/** "I also get 200 a month from babysitting": less than what is known, and besides it. */
function isBesides(sentence: string, read: Facts | undefined, known: Income): boolean {
  const more = read?.yearly_income
  return Boolean(known && more && more.from < known.from) && money.besides.test(fold(sentence))
}

/** So little a year that nobody lives on it. */
const trifle = 1_200

/** "It's maybe 300 dollars a year", of the quilts that somebody sells besides. */
function isTrifle(read: Facts | undefined, known: Income): boolean {
  const { to = null } = read?.yearly_income ?? {}
  return known !== undefined && to !== null && to > 0 && to < trifle && known.from > to * 5
}

/** "I make 88k. My wife works too, 61k": one income is of the person, and one of who lives with them. */
function isTogether(told: string[], sentence: string): boolean {
  const isOfPartner = (text: string) => money.ofPartner.test(fold(text))
  return told.length === 1 && told.some((earlier) => isOfPartner(earlier) !== isOfPartner(sentence))
}

function sumOfIncomes({ yearly_income: one }: Facts, read: Facts | undefined): Facts | undefined {
  const other = read?.yearly_income
  if (!one || !other) return read
  const to = one.to === null || other.to === null ? null : one.to + other.to
  return { yearly_income: { from: one.from + other.from, to } }
}

/**
 * An income that is said anew: "2400, not 24000", or "it is $1,980" after about 1,700 a month, which is of the period that
 * brings it nearer.
 */
export function correctedIncome(said: string, known: Income, outside: Outside, told: Facts = {}): Facts | undefined {
  if (!known) return undefined
  const text = withoutZips(said, outside)
  const exchanged = exchangedIncome(text, known)
  if (exchanged || told.yearly_income) return exchanged
  const amounts = text.match(money.dollarsSaid) ?? []
  const folded = fold(text)
  const isSaidAnew = money.corrects.test(folded) || money.grossAmount.test(text.toLowerCase())
  if (amounts.length !== 1 || !isSaidAnew || money.isPaid.test(folded)) return undefined
  const amount = numberOf(amounts[0])
  const near = [amount * 12, amount].find((much) => much > known.from / 2 && much < known.from * 2)
  return near ? incomeOfYear(near) : undefined
}

/** One amount in the place of another: of all that is known, or of a benefit that is a part of it. */
function exchangedIncome(text: string, known: NonNullable<Income>): Facts | undefined {
  const { right, wrong } =
    (text.match(money.oneNotTheOther) ?? text.match(money.otherNotTheOne))?.groups ?? netAndGross(text)
  if (!right || !wrong) return undefined
  const [before, now] = [numberOf(wrong), numberOf(right)]
  const times = periodsAYear.find((times) => before * times === known.from)
  if (times) return incomeOfYear(now * times)
  const folded = fold(text)
  const isBenefit = money.paidMonthly.test(folded) && !money.isPaid.test(folded)
  const isPart = isBenefit && before * 12 < known.from && known.to === known.from
  return isPart ? incomeOfYear(known.from + (now - before) * 12) : undefined
}

/** What is earned is said before taxes. */
function netAndGross(text: string): { right?: string | undefined; wrong?: string | undefined } {
  const { gross, other } = text.toLowerCase().match(money.grossAmount)?.groups ?? {}
  return { right: gross ?? other, wrong: text.toLowerCase().match(money.netAmount)?.groups?.net }
}

/** What comes in besides what is known: "and my wife gets 800 a month", "I also make 200 a month on the side". */
export function withOtherIncome(said: string, told: Facts, known: Income): Facts {
  const folded = fold(said)
  if (!known || money.corrects.test(folded)) return {}
  if (money.ofRelative.test(folded) && !money.ofWriter.test(folded)) return { yearly_income: known }
  if (isTrifle(told, known) && !isBesides(said, told, known)) return { yearly_income: known }
  const isOfPartner = money.ofPartner.test(folded) && money.adds.test(folded)
  return isOfPartner || isBesides(said, told, known) ? (sumOfIncomes({ yearly_income: known }, told) ?? {}) : {}
}

function numberOf(written: string): number {
  return Number(written.replace(/\D/g, ''))
}

function incomeOfYear(amount: number): Facts {
  return { yearly_income: { from: amount, to: amount } }
}

/** Where somebody lives is not what they earn. */
function withoutZips(text: string, { stateOfZip }: Outside): string {
  return text.replace(money.fiveDigits, (digits, at: number) =>
    stateOfZip?.(digits) && !isEarnedAfter(text.slice(0, at)) ? ' ' : digits,
  )
}

/** Whether the words before a number, back to the number or the clause before it, speak of what somebody earns. */
function isEarnedAfter(before: string): boolean {
  const folded = fold(before.split(/[.?!;,\n]/).at(-1) ?? '')
  const words = folded.replace(/^.*\d/, '')
  const last = words.split(' ').slice(-3).join(' ')
  return !money.placeBefore.test(folded) && (money.earns.test(words) || money.getsBefore.test(last))
}

/** Reads a part of a sentence, of which the whole may say that the money goes out. */
function incomeIn(sentence: string): (piece: string) => Facts | undefined {
  const whole = fold(sentence)
  const isOut = money.isPaid.test(whole) || (money.goesOut.test(whole) && !money.muchSaid.test(whole))
  return (text) => {
    const piece = text
      .replace(/\bzero income\b/i, 'no income')
      .replace(money.ageBefore, '')
      .replace(money.sharedBy, '')
    const folded = fold(piece)
    if (money.earnedBefore.test(whole)) return undefined
    if (!/\d|\b(thousand|mil|hundred|no income|sin ingresos)\b/.test(folded) || !isEarned(folded, isOut))
      return undefined
    const amount = money.ofSecond.test(folded) ? '' : (piece.match(money.amountEarned)?.[0] ?? '')
    const all = money.goesOut.test(folded) ? undefined : incomeOf(piece)
    const read = all ?? incomeOf(amount)
    return read ?? (money.paidMonthly.test(folded) && amount ? monthly(amount) : undefined)
  }
}

function isEarned(folded: string, isOut: boolean): boolean {
  if (money.ofStranger.test(folded) || money.notNow.test(folded)) return false
  if (money.earns.test(folded)) return true
  return money.amountAlone.test(folded) ? !isOut : money.gets.test(folded) && !money.goesOut.test(folded)
}

/** A benefit of which no period is said. */
function monthly(amount: string): Facts | undefined {
  const reading = readIncome(readTokens(`${amount} al mes`))
  return (reading?.facts.yearly_income?.from ?? 0) < 60_000 ? reading?.facts : undefined
}

/** An amount without its period is believed where it makes a usual income; one by itself only as of a year: "30k", and not "1,080". */
function incomeOf(piece: string): Facts | undefined {
  const reading = readIncome(readTokens(piece))
  const { from = 0 } = reading?.facts.yearly_income ?? {}
  const folded = fold(piece)
  const isUsual = from >= 10_000 && from < 150_000
  return isUsual && (money.muchSaid.test(folded) || !money.amountAlone.test(folded)) ? reading?.facts : factsOf(reading)
}
