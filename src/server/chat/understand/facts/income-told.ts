import type { PersonFacts } from '#contract/eligibility.ts'
import type { IncomeOf } from '#server/chat/turn.ts'
import { parseDigits } from '#server/eligibility/understand/money/digits.ts'
import { sumOf, timesOf } from '#server/eligibility/understand/money/income-range.ts'
import { readTokens } from '#server/eligibility/understand/phrases.ts'
import type { Outside } from '#server/eligibility/understand/understanding.ts'
import { fold } from '#text/fold.ts'
import { withoutAccents } from '#text/without-accents.ts'
import { incomeOfHome, trifle } from './income-of-home.ts'
import { moneyClauses } from './money-clauses.ts'
import { markMoney } from './money-mentions.ts'
import { moneyEarned } from './money-said.ts'
import { type Judged, judgeMoney } from './whose-money.ts'
import { unmarriedTwo } from './words/home-clauses.ts'
import * as money from './words/income-words.ts'
import * as clause from './words/money-clause-words.ts'
import { priceAlone } from './words/money-said-words.ts'

/** An amount that was said may be of a year, a month, half of one, two weeks or a week. */
const periodsAYear = [1, 12, 24, 26, 52]
/** "She has had it since 1971" tells no income. */
const yearSaid =
  /\b(?:since|from|in|desde|en(?: el)?(?: año)?|del?) (?:19|20)\d{2}\b(?![\d,.]|\s*(?:a|al|per|dollars|d[oó]lares|month|year|mes|año)\b)/giu

/** What is told to come in a year, and of whom. */
type IncomeTold = { facts: PersonFacts; of: IncomeOf | undefined }

/** What a person tells of the income of the home, and whose money that is; `medicines` are names that stand in the text. */
export function readIncomeTold(said: string, outside: Outside, medicines: string[]): IncomeTold {
  const apart = unmarriedIn(fold(said))
  const judged = judgeMoney(moneyClauses(markMoney(moneyEarned(plainMoney(said, outside), medicines)))).filter(
    ({ person }) => !apart.has(person),
  )
  const yearly_income = forMonths(incomeOfHome(judged, clause.livesApart.test(fold(said))), said, judged)
  if (yearly_income) return { facts: { yearly_income }, of: earnerOf(judged) }
  const isNoneNow = judged.every(isPastOrSmall) && money.noIncome.test(fold(said)) && !money.noneBut.test(fold(said))
  return { facts: isNoneNow ? incomeOfYear(0) : {}, of: undefined }
}

/** "2,350 a month, nine months of the year": what is told of one amount alone. */
function forMonths(income: Income | undefined, said: string, judged: Judged[]): Income | undefined {
  const months = readTokens(said.match(money.monthsOfYear)?.groups?.months ?? '')[0]?.number
  const isMonthly = judged.filter(({ flow }) => flow === 'in').every(({ mention }) => mention.period === 'month')
  return income && months && isMonthly ? timesOf(income, months / 12) : income
}

/** Whose money is of another home: "me and my boyfriend, not married, he makes 2,200". */
function unmarriedIn(folded: string): Set<Judged['person']> {
  if (!money.unmarried.test(folded)) return new Set()
  return new Set(unmarriedTwo.test(folded) ? ['partner', 'relative'] : ['partner'])
}

/** The text in which nothing but money looks like money. */
function plainMoney(said: string, outside: Outside): string {
  const text = said
    .replace(yearSaid, ' ')
    .replace(money.monthsOfYear, ' ')
    .replace(money.taxForm, ' ')
    .replace(money.cobraPaid, ' plan ')
    .replace(money.periodFirst, '$1 $3 $2')
    .replace(
      money.paydays,
      (_, first: string, second: string) => `${(numberOf(first) + numberOf(second)).toFixed(2)} a month pay`,
    )
    .replace(money.contracted, '$1 is')
    .replace(money.runTogether, 'a la ')
    .replace(money.clears, 'make')
    .replace(money.wentDown, 'is now ')
    .replace(money.twiceAMonth, 'quincenales')
    .replace(money.grand, ' thousand')
    .replace(money.taxInSpanish, 'antes de impuestos')
    .replace(money.unsure, ' ')
    .replace(money.paidCash, '$1 earns')
    .replace(money.ofOneMonth, ' earns ')
    .replace(money.takenIn, ' ')
  return withoutZips(withThousands(text), outside)
}

/** "Last year I cleared about 58" tells of thousands. */
function withThousands(text: string): string {
  return text.replace(/[^.?!;\n]+/g, (sentence) =>
    money.ofWholeYear.test(fold(sentence)) ? sentence.replace(money.fewThousands, '$1$2 thousand') : sentence,
  )
}

/** Of several people it is of the home. */
function earnerOf(judged: Judged[]): IncomeOf {
  const [person = 'writer', ...others] = new Set(
    judged.filter(({ flow }) => flow === 'in').map(({ person }) => (person === 'stranger' ? 'relative' : person)),
  )
  return others.length > 0 || person === 'whole' ? 'home' : person
}

/** "Nothing coming in, been 5 months, and before that 900 a week". */
function isPastOrSmall({ flow, mention: { amount, period } }: Judged): boolean {
  return flow === 'past' || (flow === 'other' && period === undefined && amount.from < 100)
}

/** Whether a text tells of what may be earned one day, or was earned before: no answer to what comes in now. */
export function isNotEarnedNow(text: string): boolean {
  return money.notNow.test(fold(text))
}

/** Whether an amount of a text stands alone, with no time that it is of and no word for what comes in: "12,400 they say". */
export function tellsBareSum(text: string): boolean {
  return moneyClauses(markMoney(text)).some(({ mention, before, after }) => {
    const words = `${before} ${after}`
    const comes = [money.earns, money.gets, clause.cueBefore, clause.cueAfter]
    return mention.period === undefined && !comes.some((shape) => shape.test(words))
  })
}

/** Whether a text says nothing but what something costs, where no income was asked for. */
export function tellsPriceAlone(text: string): boolean {
  return priceAlone.test(withoutAccents(text.toLowerCase()))
}

type Income = PersonFacts['yearly_income']

/** "I also get 200 a month from babysitting": less than what is known, and besides it. */
function isBesides(sentence: string, read: PersonFacts | undefined, known: Income): boolean {
  const more = read?.yearly_income
  return Boolean(known && more && more.from < known.from) && money.besides.test(fold(sentence))
}

/** "It's maybe 300 dollars a year", of the quilts that somebody sells besides. */
function isTrifle(read: PersonFacts | undefined, known: Income): boolean {
  const { to = null } = read?.yearly_income ?? {}
  return known !== undefined && to !== null && to > 0 && to < trifle && known.from > to * 5
}

function sumOfIncomes({ yearly_income: one }: PersonFacts, read: PersonFacts | undefined): PersonFacts | undefined {
  const other = read?.yearly_income
  return one && other ? { yearly_income: sumOf(one, other) } : read
}

/**
 * An income that is said anew: "2400, not 24000", or "it is $1,980" after about 1,700 a month, which is of the period that
 * brings it nearer.
 */
export function correctedIncome(
  said: string,
  known: Income,
  outside: Outside,
  told: PersonFacts = {},
): PersonFacts | undefined {
  if (!known) return undefined
  const text = withoutZips(said, outside)
  const exchanged = exchangedIncome(text, known) ?? inThousands(text, known, told)
  if (exchanged || told.yearly_income) return exchanged
  const amounts = text.match(money.dollarsSaid) ?? []
  const folded = fold(text)
  const isSaidAnew = money.corrects.test(folded) || money.grossAmount.test(text.toLowerCase())
  if (amounts.length !== 1 || !isSaidAnew || money.isPaid.test(folded)) return undefined
  const amount = numberOf(amounts[0])
  const near = [amount * 12, amount].find((much) => much > known.from / 2 && much < known.from * 2)
  return near ? incomeOfYear(near) : undefined
}

/** "My husband got a raise so 78", after 71,000, and "I said 58, so more like 49". */
function inThousands(text: string, known: NonNullable<Income>, told: PersonFacts): PersonFacts | undefined {
  const thousands = Number(text.match(money.newThousands)?.groups?.much)
  const others = (text.match(/\d+/g) ?? []).map(Number).filter((number) => number !== thousands)
  const isOfKnown = others.every((number) => number * 1000 === known.from)
  if (!thousands || told.age !== undefined || !isOfKnown) return undefined
  const near = thousands * 1000
  return near > known.from / 2 && near < known.from * 2 ? incomeOfYear(near) : undefined
}

/** One amount in the place of another: of all that is known, or of a benefit that is a part of it. */
function exchangedIncome(text: string, known: NonNullable<Income>): PersonFacts | undefined {
  const { right, wrong } =
    (text.match(money.oneNotTheOther) ?? text.match(money.otherNotTheOne))?.groups ?? netAndGross(text)
  if (!right || !wrong) return undefined
  const [before, now] = [numberOf(wrong), numberOf(right)]
  const times = periodsAYear.find((times) => Math.round(before * times) === known.from)
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

/** Whose money was told now, and whose is known. */
type Whose = { told: IncomeOf | undefined; known: IncomeOf | undefined; isOfOther: boolean }

/** What comes in besides what is known: "and my wife gets 800 a month", "I also make 200 a month on the side". */
export function withOtherIncome(said: string, told: PersonFacts, known: Income, whose: Whose): PersonFacts {
  const folded = fold(said)
  if (!known || money.corrects.test(folded)) return {}
  if (isBesides(said, told, known)) return sumOfIncomes({ yearly_income: known }, told) ?? {}
  if (isOfAnother(folded, whose) || isTrifle(told, known)) return { yearly_income: known }
  const isAdded = money.ofPartner.test(folded) && money.adds.test(folded)
  return isAdded || isOfBoth(whose) ? (sumOfIncomes({ yearly_income: known }, told) ?? {}) : {}
}

/** What a relative has, or a part of what the home was told to have, is not the income of the home. */
function isOfAnother(folded: string, { told, known, isOfOther }: Whose): boolean {
  if (told === 'partner' && known === 'home') return !money.adds.test(folded)
  return told === 'relative' && !isOfOther
}

/** "I make 1,500" and then "my husband makes 3,000". */
function isOfBoth({ told, known }: Whose): boolean {
  return (told === 'partner' && known === 'writer') || (told === 'writer' && known === 'partner')
}

function numberOf(written: string): number {
  return parseDigits(written.replace(/^\$ ?/, ''))
}

function incomeOfYear(amount: number): PersonFacts {
  const dollars = Math.round(amount)
  return { yearly_income: { from: dollars, to: dollars } }
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
