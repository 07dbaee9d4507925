import { type Amount, isPeriod, type MoneySign } from './amounts.ts'
import { type Period, timesAYear } from './money-words.ts'

/** How often an amount is paid; `isOwn` when the answer says it of this very amount. */
export type Pay = { times: number; isOwn: boolean; isDoubtful: boolean }

const doubtful = new Set<Period>(['hour', 'day', 'quincena'])

/** How often each amount is paid; nothing when the answer contradicts itself or the amount is too small to tell. */
export function readPays(signs: MoneySign[], amounts: Amount[]): Pay[] | undefined {
  const hours = weeklyHours(signs)
  if (hours === 'unclear') return undefined
  const said = periodsOf(signs, amounts)
  if (!said) return undefined
  const isShared = isSharedMonth(signs, amounts, said)
  const pays = amounts.map((amount, index) => {
    const own = said[index]
    if (own) return ownPay(own, amounts.length === 1 ? hours : undefined)
    const next = said.slice(index).find((period) => period)
    if (next) return { ...(guessed(amount) ?? unsure(next)), ...(isShared && { isDoubtful: false }) }
    const before = said.findLast((found) => found)
    return before ? unsure(before) : guessed(amount)
  })
  return pays.every((pay) => pay !== undefined) ? pays : undefined
}

/** The hours a week are sure to be of this pay only where there is no other. */
function ownPay(period: Period, hours: number | undefined): Pay {
  const isHourly = period === 'hour' && hours !== undefined
  const times = isHourly ? hours * 52 : timesAYear[period]
  return { times, isOwn: true, isDoubtful: doubtful.has(period) && !isHourly }
}

function unsure(period: Period): Pay {
  return { times: timesAYear[period], isOwn: false, isDoubtful: true }
}

const verbs = new Set(
  'make makes earn earns get gets receive receives collect collects is are pays pay brings bring has have gano gana ganamos recibo recibe recibimos saco saca hago hace cobro cobra es son paga pagan trae traigo da dan tiene tengo'.split(
    ' ',
  ),
)

/** "1,200 and 400 a month": only a month that comes last, with no verb of its own, is of all the amounts before it. */
function isSharedMonth(signs: MoneySign[], amounts: Amount[], said: (Period | undefined)[]) {
  const isLastOnly = said.every((period, index) => period === (index === said.length - 1 ? 'month' : undefined))
  const between = signs.slice(amounts[0]?.end, amounts.at(-1)?.start)
  const areOfMonths = amounts.every((amount) => guessed(amount)?.times === timesAYear.month)
  return isLastOnly && areOfMonths && !between.some(({ token }) => verbs.has(token.text))
}

/** Without a period small amounts are taken by the month and large ones by the year, to be confirmed. */
function guessed({ from, to }: Amount): Pay | undefined {
  const amount = to ?? from
  if (amount > 0 && amount < 100) return undefined
  return { times: amount >= 10_000 ? 1 : 12, isOwn: false, isDoubtful: amount > 0 }
}

function periodsOf(signs: MoneySign[], amounts: Amount[]): (Period | undefined)[] | undefined {
  const windows = amounts.map(({ end }, index) => periodsIn(signs, end, amounts[index + 1]?.start))
  const before = periodsIn(signs, 0, amounts[0]?.start)
  if (amounts.length === 1) {
    const all = new Set([...before, ...(windows[0] ?? [])])
    return all.size > 1 ? undefined : [[...all][0]]
  }
  if (before.size > 0) {
    const hasAfter = windows.some((window) => window.size > 0)
    return hasAfter || before.size > 1
      ? undefined
      : amounts.map((_, index) => (index === 0 ? [...before][0] : undefined))
  }
  return windows.some((window) => window.size > 1) ? undefined : windows.map((window) => [...window][0])
}

function periodsIn(signs: MoneySign[], from: number, to: number | undefined): Set<Period> {
  const found = signs.slice(from, to).flatMap(({ means }, index) => {
    const isOfHours = hoursBefore(signs, from + index)
    return isPeriod(means) && !isOfHours ? [means] : []
  })
  return new Set(found)
}

function hoursBefore(signs: MoneySign[], at: number) {
  const place = signs[at - 1]?.means === 'per' ? at - 2 : at - 1
  return signs[place]?.means === 'hours'
}

/** The hours of "30 hours a week", or of "15 an hour, 30 hours"; unclear when they are of a day. */
function weeklyHours(signs: MoneySign[]): number | undefined | 'unclear' {
  const at = signs.findIndex(({ means }) => means === 'hours')
  if (at === -1) return undefined
  const hours = signs[at - 1]?.token.number
  const period = signs[at + 1]?.means === 'per' ? signs[at + 2]?.means : signs[at + 1]?.means
  const isOfWeek = period === 'week' || (at === signs.length - 1 && signs.some(({ means }) => means === 'hour'))
  return hours !== undefined && hours > 0 && hours <= 100 && isOfWeek ? hours : 'unclear'
}
