import type { Range } from '#contract/eligibility.ts'
import { createPhrases } from '../phrases.ts'
import type { Token } from '../tokens.ts'
import type { Doubt, Reading } from '../understanding.ts'
import { type Amount, findMoney, type MoneyMeaning, type MoneySign, readAmounts } from './amounts.ts'
import { isSameIncome, sumOf, timesOf } from './income-range.ts'
import { type Pay, readPays } from './pay-periods.ts'

const mostAYear = 10_000_000

/** Words that leave "nothing" what it is. */
const besideZero = new Set(
  '. , ! no job work sin trabajo i we get make earn receive have right now at the moment yo gano recibo tengo ahora por el pues'.split(
    ' ',
  ),
)

/** A year's income of the whole home, in whole dollars. Sums what an answer adds up; keeps ranges. */
export function readIncome(tokens: Token[]): Reading | undefined {
  const signs = withoutSavings(findMoney(tokens))
  const meanings = new Set(signs.map(({ means }) => means))
  if (meanings.has('blocks')) return undefined
  const amounts = readAmounts(signs)
  if (!amounts) return undefined
  const isZero = meanings.has('zero') || (meanings.has('bare_zero') && isNothingMore(signs))
  if (amounts.length === 0) return isZero ? { facts: { yearly_income: { from: 0, to: 0 } } } : undefined
  if (meanings.has('zero') || meanings.has('bare_zero')) return undefined
  return amountsOf(signs, amounts, meanings)
}

/** "Zero right now, living off savings, about 3 thousand left": nothing of it comes in. */
function withoutSavings(signs: MoneySign[]) {
  const at = signs.findIndex(({ means }) => means === 'savings')
  return at < 0 ? signs : signs.slice(0, at)
}

function isNothingMore(signs: MoneySign[]) {
  return signs.every(({ means, token }) => means === 'bare_zero' || besideZero.has(token.text))
}

function amountsOf(
  signs: MoneySign[],
  amounts: Amount[],
  meanings: Set<MoneyMeaning | undefined>,
): Reading | undefined {
  const pays = readPays(signs, amounts)
  if (!pays || amounts.some((amount, index) => isBareAndSmall(amount, pays[index]))) return undefined
  const yearly = amounts.map((amount, index) => timesOf(amount, pays[index]?.times ?? 0))
  const total = together(signs, amounts, yearly, pays)
  if (!total || (total.to ?? total.from) > mostAYear) return undefined
  const doubt = doubtOf(amounts, pays, meanings) ?? (isExtreme(total) ? 'amount' : undefined)
  return { facts: { yearly_income: total }, ...(doubt && { doubtful: doubt }) }
}

/** A bare 67 beside another amount is more likely an age, and a bare 0 no help. */
function isBareAndSmall({ from, to, hasSource }: Amount, pay: Pay | undefined) {
  const amount = to ?? from
  return !hasSource && !pay?.isOwn && amount > 0 && amount < 100
}

function together(signs: MoneySign[], amounts: Amount[], yearly: Range[], pays: Pay[]): Range | undefined {
  const [first] = yearly
  if (yearly.length < 2 || !first) return first
  if (pays.every(({ isOwn }) => isOwn) && yearly.every((range) => isSameIncome(range, first))) return first
  const areAdded = amounts.slice(1).every(({ start }, index) => {
    return signs.slice(amounts[index]?.end, start).some(({ means }) => means === 'and')
  })
  return areAdded ? yearly.reduce(sumOf) : undefined
}

function doubtOf(amounts: Amount[], pays: Pay[], meanings: Set<MoneyMeaning | undefined>): Doubt | undefined {
  if (pays.some(({ isDoubtful }) => isDoubtful)) return 'period'
  const isRough = (['about', 'about_after', 'net', 'last'] as const).some((rough) => meanings.has(rough))
  const isUnclearSum = amounts.length > 1 && amounts.some(({ hasSource }, index) => !hasSource && !pays[index]?.isOwn)
  return isRough || isUnclearSum || amounts.some(({ isVague }) => isVague) ? 'amount' : undefined
}

/** So much or so little that a slip of the finger is likelier. */
function isExtreme({ from, to }: Range) {
  return from > 250_000 || (to !== null && to > 0 && to < 1200)
}

const findWhole = createPhrases({
  we: [
    'we make, our income, we earn, we get, household income, together we',
    'ganamos, nuestro ingreso, recibimos, entre los dos',
  ],
  alone: ['just me, live alone, only me', 'solo yo, vivo sola, vivo solo'],
})

/** The same beside another answer, where only a clear amount of the whole home is beyond doubt. */
export function readIncomeAside(tokens: Token[]): Reading | undefined {
  return findWhole(tokens).some(({ means }) => means) ? readIncome(tokens) : undefined
}
