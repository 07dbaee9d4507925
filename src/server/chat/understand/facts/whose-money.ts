import type { MoneyClause } from './money-clauses.ts'
import { isAlike, ofYear } from './money-mentions.ts'
import * as money from './words/income-words.ts'
import * as clause from './words/money-clause-words.ts'

const mostAYear = 2_000_000

export type Person = keyof typeof clause.persons

/** What a clause tells of its amount: whether it comes in now, and for whom. */
export type Judged = MoneyClause & { flow: 'in' | 'past' | 'supposed' | 'other'; person: Person }

const personWords = new RegExp(
  Object.entries(clause.persons)
    .map(([person, words]) => `(?<${person}>\\b(?:${words})\\b)`)
    .join('|'),
  'g',
)

const added = new Set(['and', 'plus', 'y', 'mas'])

/** Judges the clauses of a text in their order. */
export function judgeMoney(clauses: MoneyClause[]): Judged[] {
  const judged: Judged[] = []
  for (const told of clauses) {
    const person = personOf(told, judged.at(-1)?.person)
    judged.push({ ...told, person, flow: flowOf(told, person, judged.at(-1)) })
  }
  return judged.map((told, at) => (isShared(told, judged[at + 1]) ? { ...told, flow: 'in' } : told))
}

/** "My wife gets 700 and I get 1,250": so little is of a month too. */
function isShared(told: Judged, next: Judged | undefined): boolean {
  const isLike = next?.flow === 'in' && next.person !== told.person && isAlike(told.mention, next.mention)
  return told.flow === 'other' && isLike && money.gets.test(told.before) && !money.goesOut.test(told.before)
}

/** Who gets it: who is named last before the amount, or who was spoken of. */
function personOf({ before, after, earlier, joint }: MoneyClause, last: Person | undefined): Person {
  const named =
    lastPerson(before) ??
    (/^(?:together|combined|total|in all|entre|between|juntos|en total)\b/.test(after) ? 'whole' : undefined)
  if (named) return named
  if (last && earlier.length > 0 && added.has(joint) && !clause.ofSelf.test(before) && !/^hers\b/.test(before))
    return last
  if (money.ofPartner.test((earlier.at(-1) ?? '').split(' ').slice(0, 2).join(' ')) && !clause.ofSelf.test(before))
    return 'partner'
  return spokenOf(before, earlier, last)
}

/** Of whom the talk was, where the words before an amount name nobody. */
function spokenOf(before: string, earlier: string[], last: Person | undefined): Person {
  // "Ella limpia casas, unos 900."
  if (clause.worksSo.test(earlier.at(-1) ?? '') && !clause.ofSelf.test(before)) return 'relative'
  const person = earlier.map(lastPerson).findLast(Boolean) ?? last ?? 'writer'
  if (clause.third.test(before)) return person === 'writer' ? 'relative' : person
  return person === 'stranger' ? person : 'writer'
}

function lastPerson(words: string): Person | undefined {
  const groups = [...words.matchAll(personWords)].at(-1)?.groups ?? {}
  return Object.keys(groups).find((person) => groups[person] !== undefined) as Person | undefined
}

function flowOf(told: MoneyClause, person: Person, last: Judged | undefined): Judged['flow'] {
  if (person === 'stranger' && !clause.ofSelf.test(told.before)) return 'other'
  if (isNoPay(told) || isUncertain(told)) return 'other'
  return timeOf(told) ?? (comesIn(told, person, last) ? 'in' : 'other')
}

/** Whether it is supposed, or past: "if I marry Joe we'd have 4,000, but now it's 1,275". */
function timeOf({ before, after, earlier, next, joint }: MoneyClause): 'supposed' | 'past' | undefined {
  const isNow = clause.now.test(joint) || clause.now.test(before)
  const since = isNow ? [] : earlier.slice(earlier.findLastIndex((part) => clause.now.test(part)) + 1)
  const told = [...since, before, after].join(' ; ')
  if (clause.supposed.test(told) && !clause.fromNowOn.test(told)) return 'supposed'
  const isEnded = clause.ended.test(before) && clause.endOf.test([...earlier, `${after} ${next}`].join(' ; '))
  const later = clause.earnsNow.test(before) ? after.replace(clause.earnedBefore, '') : after
  return isEnded || clause.past.test(isNow ? before : `${before} ; ${later}`) ? 'past' : undefined
}

/** A gift, savings, or so much that nobody earns it. */
function isNoPay({ before, after, earlier, mention }: MoneyClause): boolean {
  const words = `${before} # ${after}`
  if (clause.once.test(clause.bare.test(before) ? `${earlier.at(-1) ?? ''} ; ${words}` : words)) return true
  if (mention.period === undefined && clause.kept.test(words)) return true
  if (clause.ofRule.test(before) && !clause.ofSelf.test(before)) return true
  const isSent = clause.sentToOne.test(before) && ofLongTime.has(mention.period ?? '')
  return (clause.gift.test(words) && !isSent) || ofYear(mention).from > mostAYear
}

function isUncertain({ before, after, next, mention }: MoneyClause): boolean {
  // "Between 28 and 32 thousand a year, depends on overtime" says how much it varies.
  const isRange = mention.amount.from !== mention.amount.to && mention.period !== 'hour'
  const isLong = ofLongTime.has(mention.period ?? '')
  const said = isLong ? [before, after].map((words) => words.replace(clause.moreOrLess, ' ')) : [before, after]
  if (!isRange && clause.varies.test(said.join(' # '))) return true
  if (clause.ofSeason.test(`${before} # ${after} ; ${next}`)) return true
  return mention.period === 'hour' && clause.someHours.test(`${after} ${next}`)
}

/** Of the words for what comes in and what goes out the nearest before the amount counts. */
function comesIn(told: MoneyClause, person: Person, last: Judged | undefined): boolean {
  const { before, after, earlier, mention } = told
  const within = wordsBefore(before, person)
  const isSaid = mention.period !== undefined || isBeside(told, last)
  const cues = isSaid ? [clause.cueBefore, clause.sentToOne] : []
  const comes = lastAt(within, [money.earns, money.gets, ...cues])
  const goes = lastAt(within, [money.goesOut, clause.takes])
  if (goes > comes || isPaidAfter(after)) return false
  if (isTooLittle(told) && !isSmallBenefit(told, last)) return false
  if (comes >= 0) return isSaid || isUsual(told)
  // "They are still sending bills, 2,900 from the hospital."
  if (clause.cueAfter.test(after)) return !clause.billed.test(earlier.at(-1) ?? '')
  return !ofShortTime.has(mention.period ?? '') && isBare(told, last)
}

/** The words before an amount, without what sounds of money that goes out and is none. */
function wordsBefore(before: string, person: Person): string {
  const plain = before
    .replace(clause.free, ' ')
    .replace(clause.ofJobInsurance, 'plan')
    .replace(clause.paysWages, 'earns')
  return `${plain} 0#`.replace(clause.gets, person === 'writer' && !/\bel cobra\b/.test(before) ? 'cobra' : 'gana')
}

function isPaidAfter(after: string): boolean {
  if (clause.takenOut.test(after)) return true
  return /^(?:for|de|por|para|of|en(?! el banco)) /.test(after) && money.goesOut.test(after)
}

/** A price may be of an hour or a day too. */
const ofShortTime = new Set(['hour', 'day'])
const ofLongTime = new Set<string>(['week', 'biweekly', 'twice_monthly', 'quincena', 'month', 'year'])

/** A small number of which no period is said counts something else; of how many hours "15 to 20 an hour" is, nobody knows. */
function isTooLittle({ mention: { amount, period } }: MoneyClause): boolean {
  const most = amount.to ?? amount.from
  return period === undefined ? most > 0 && most < 100 : period === 'hour' && amount.from !== amount.to
}

/** "1,710 a month and a tiny pension of 96". */
function isSmallBenefit({ before, mention }: MoneyClause, last: Judged | undefined): boolean {
  return mention.period === undefined && last?.flow === 'in' && money.paidMonthly.test(before)
}

function isBeside({ mention }: MoneyClause, last: Judged | undefined): boolean {
  return last?.flow === 'in' && isAlike(mention, last.mention)
}

/** An amount of no period is believed where it makes a usual income. */
function isUsual({ before, after, mention }: MoneyClause): boolean {
  const { from } = ofYear(mention)
  const isBenefit = money.paidMonthly.test(`${before} ${after}`)
  return from === 0 || (isBenefit ? from < 60_000 : from >= 10_000 && from < 150_000)
}

/** So much a year nobody pays for a plan. */
const fewestBare = 9_600
const mostBare = 300_000

/** "1,390 a month" by itself, where what was said before is of no price, or after an income: "and my husband 1,200". */
function isBare(told: MoneyClause, last: Judged | undefined): boolean {
  const { before, mention, earlier } = told
  const words = bareWords(told)
  const isAlone = clause.bare.test(words)
  if (isAlone && words !== before && isBeside(told, last)) return true
  // "Cobro 1,890, y ella limpia casas, unos 900."
  if (isAlone && isBeside(told, last) && clause.worksSo.test(earlier.at(-1) ?? '')) return true
  if (isAlone && clause.endsInBenefit.test(earlier.at(-1) ?? '')) return ofYear(mention).from < 60_000
  // Nobody pays 46,000 a year for a plan.
  const outs = mention.isMuch ? money.isPaid : money.goesOut
  const isClean = earlier.every((part) => !outs.test(part.replace(clause.free, ' ')))
  const { from } = ofYear(mention)
  const isSaid = mention.period !== undefined || (mention.isMuch && mention.isMoney)
  return isAlone && isClean && isSaid && from >= fewestBare && from < mostBare && isBareAfter(told)
}

/** The words before an amount without people, and without how much it varies. */
function bareWords({ before, mention }: MoneyClause): string {
  const plain = mention.period ? before.replace(clause.moreOrLess, ' ') : before
  return plain.replace(personWords, '').replace(clause.pronouns, '').replace(/ {2,}/g, ' ').trim()
}

function isBareAfter({ after, mention }: MoneyClause): boolean {
  return (
    clause.bare.test(after.replace(clause.moreOrLess, '').trim()) ||
    (mention.period !== undefined && clause.fromPlace.test(after) && !money.goesOut.test(after))
  )
}

function lastAt(words: string, shapes: RegExp[]): number {
  return Math.max(...shapes.map((shape) => [...words.matchAll(new RegExp(shape.source, 'g'))].at(-1)?.index ?? -1))
}
