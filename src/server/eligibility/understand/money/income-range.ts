import type { Range } from '#contract/eligibility.ts'

/** Of two incomes of one home. */
export function sumOf(one: Range, other: Range): Range {
  return { from: one.from + other.from, to: one.to === null || other.to === null ? null : one.to + other.to }
}

/** "2,300 a month, 27,600 a year" says one amount twice. */
export function isSameIncome(one: Range, other: Range): boolean {
  return Math.abs(one.from - other.from) <= 12 && Math.abs((one.to ?? 0) - (other.to ?? 0)) <= 12
}

/** What an amount that comes so many times a year comes to, in whole dollars. */
export function timesOf({ from, to }: Range, times: number): Range {
  return { from: Math.round(from * times), to: to === null ? null : Math.round(to * times) }
}
