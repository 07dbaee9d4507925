import type { Range } from '#contract/eligibility.ts'
import { isSameIncome, sumOf } from '#server/eligibility/understand/money/income-range.ts'
import { ofYear } from './money-mentions.ts'
import type { Judged } from './whose-money.ts'
import * as clause from './words/money-clause-words.ts'

/** So little a year that nobody lives on it. */
export const trifle = 1_200

/** Adds up what comes in of the people of one home; nothing where it is not sure what belongs together. */
export function incomeOfHome(judged: Judged[], isApart: boolean): Range | undefined {
  const told = ofThisYear(withoutReturns(judged.filter(({ flow }) => flow === 'in')))
  const isPartnerOnly = told.every(({ person }) => person === 'partner')
  const isOwnUnknown = judged.some(
    ({ flow, person }) => person !== 'partner' && (flow === 'past' || flow === 'supposed'),
  )
  if (told.length === 0 || (isPartnerOnly && isOwnUnknown)) return undefined
  const people = [...new Set(told.map(({ person }) => person))]
  if (isApart && people.length > 1 && people.includes('relative')) return undefined
  const inAll = told.filter(({ before, after }) => clause.inAll.test(`${before} ${after}`))
  const kept = inAll.length > 0 ? withBesides(inAll.at(-1) as Judged, told) : told
  const sums = people.flatMap((person) => {
    const own = kept.filter((told) => told.person === person)
    return own.length > 0 ? [incomeOfPerson(own)] : []
  })
  return sums.reduce((sum, other) => (sum && other ? sumOf(sum, other) : undefined))
}

/** "She gets 1,690 now. Her last tax return still shows 61,000": what comes in now counts. */
function withoutReturns(told: Judged[]): Judged[] {
  const isOfReturn = ({ before, after, earlier }: Judged) =>
    clause.ofReturn.test(
      [...(clause.bare.test(before) ? earlier : []), before, after].join(' ; ').replace(clause.beforeTax, ' '),
    )
  const now = told.filter((money) => !isOfReturn(money))
  return now.length > 0 ? now : told
}

/** "Together it is 3,310, and I have a small pension of 412": what is told after a whole and is no part of it. */
function withBesides(whole: Judged, told: Judged[]): Judged[] {
  const known = new Set(sourcesOf(whole))
  const after = told.slice(told.indexOf(whole) + 1)
  const isPart = sumsUpTo(after, whole)
  const isBeside = (next: Judged) =>
    (clause.more.test(`${next.joint} ${next.before}`) || /^(?:y|plus|\+|mas)$/.test(next.joint)) &&
    sourcesOf(next).some((source) => !known.has(source))
  return [whole, ...(isPart ? [] : after.filter(isBeside))]
}

function sumsUpTo(parts: Judged[], { mention }: Judged): boolean {
  const sum = parts.reduce((sum, part) => sum + ofYear(part.mention).from, 0)
  return parts.length > 1 && sum === ofYear(mention).from
}

/** "Last year was 80 thousand but this year just 46 thousand". */
function ofThisYear(told: Judged[]): Judged[] {
  const isToldAnew = told.some(({ before, after }) => clause.thisYear.test(`${before} ${after}`))
  return isToldAnew ? told.filter(({ before, after }) => !clause.lastYear.test(`${before} ${after}`)) : told
}

function incomeOfPerson(told: Judged[]): Range | undefined {
  const hasTotal = told.some(({ mention }) => mention.period !== 'hour')
  const own = hasTotal ? told.filter(({ mention }) => mention.period !== 'hour') : told
  return own
    .slice(1)
    .reduce<Range | undefined>((sum, next, at) => withNext(sum, next, own.slice(0, at + 1)), yearOf(own[0]))
}

function yearOf(told: Judged | undefined): Range | undefined {
  return told && ofYear(told.mention)
}

function withNext(sum: Range | undefined, next: Judged, earlier: Judged[]): Range | undefined {
  const other = ofYear(next.mention)
  if (!sum || earlier.some(({ mention }) => isSameIncome(ofYear(mention), other))) return sum
  return isMore(next, earlier) ? sumOf(sum, other) : undefined
}

function isMore({ joint, before, after }: Judged, earlier: Judged[]): boolean {
  if (clause.more.test(`${joint} ${before} ${after}`) || /^(?:y|plus|\+|mas|and)$/.test(joint)) return true
  const known = new Set(earlier.flatMap((told) => sourcesOf(told)))
  return sourcesOf({ before, after }).some((source) => !known.has(source)) && known.size > 0
}

function sourcesOf({ before, after }: Pick<Judged, 'before' | 'after'>): string[] {
  return `${before} ${after}`.match(clause.sources) ?? []
}
