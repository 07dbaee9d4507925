import type { WatchFinding } from '#server/catalogue/files/watch-file.ts'
import type { Fact } from './fact.ts'
import { isOfOther } from './of-other.ts'
import type { Claim, WatchedRecord } from './watched-record.ts'

/** A record's claims, and the names that it goes by: what a page says of others is not held against it. */
type Claimed = Pick<WatchedRecord, 'names' | 'claims' | 'nationalPhones' | 'before'>

/** Holds what a record claims against what a page says. What the page is silent on is a finding only where it was not before. */
export function compare(
  { names, claims, nationalPhones, before = [] }: Claimed,
  facts: Fact[],
  today: string,
): WatchFinding[] {
  const isOurs = ({ said, under }: Fact) => !isOfOther(said, names) && !isOfOther(under, names)
  const firm = facts
    .filter(
      (fact) =>
        fact.isFirm &&
        !(fact.kind === 'phone' && fact.isAround) &&
        isOurs(fact) &&
        isToAsk(fact, names) &&
        !isOfBefore(fact, today),
    )
    .filter(({ kind, value }) => kind !== 'phone' || !nationalPhones?.has(value))
  const values = claims.filter(({ kind }) => kind !== 'ended')
  // A day that is over tells that it has ended, not of another last day.
  const standing = firm.filter(({ kind, value }) => kind !== 'last day' || value >= today)
  const found = values.flatMap((claim) => {
    const finding = findingOf(claim, claims, facts, standing)
    return finding.length > 0 ? finding : missing(claim, before)
  })
  return [...found, ...endings(claims, firm, today)]
}

/** What stood on the page, and does not any more: by what it was replaced, a person has to see. */
function missing({ field, kind, value }: Claim, before: readonly WatchFinding[]): WatchFinding[] {
  const stood = before.some((one) => one.kind === kind && one.ours === value && one.result !== 'differs')
  return stood ? [{ field, kind, result: 'missing', ours: value, theirs: '', said: '' }] : []
}

/** "Call" alone says nothing of whom. */
const toAsk =
  /\b(questions?|(call|contact) us|contact|phone|our number|programs?|enroll(ment)?|apply|need help|(for|more) (information|assistance|help)|details|learn more|reached at|specialists?|representatives?|coordinators?|preguntas|llámenos|teléfono)\b/i

/** Longer than a number with its hours. */
const longLine = 60

/** A phone stands for the program where people are told to ask us there, or its name stands beside it. */
function isToAsk({ kind, said, under }: Fact, names: string[]): boolean {
  // Below the name of the program stands much that is not about it.
  const text = said.length < longLine ? `${under} ${said}` : said
  return kind !== 'phone' || toAsk.test(text) || text.toLowerCase().includes((names[0] ?? '').toLowerCase())
}

/** Terms of an earlier year; that something ended then is still so. */
function isOfBefore({ said, under, kind }: Fact, today: string): boolean {
  const years = kind === 'ended' || kind === 'last day' ? [] : [...`${under} ${said}`.matchAll(/\b20\d\d\b/g)]
  return years.length > 0 && years.every(([year]) => year < today.slice(0, 4))
}

function findingOf(
  { field, kind, value, isFrom }: Claim,
  claims: Claim[],
  facts: Fact[],
  sure: Fact[],
): WatchFinding[] {
  const same = facts.find((fact) => fact.kind === kind && fact.value === value)
  if (same) return [{ field, kind, result: 'agrees', ours: value, theirs: value, said: same.said }]
  // What the record says of some of its medicines is no other value than what it says of the rest.
  const ours = new Set(claims.filter((claim) => claim.kind === kind).map((claim) => claim.value))
  const firm = sure.filter((fact) => fact.kind === kind && !ours.has(fact.value) && isLike(value, fact))
  // A number of somebody else, or around the page, could be whose ours was.
  const rivals = kind === 'phone' ? facts.filter((fact) => fact.kind === kind && fact.isFirm) : firm
  const others = new Set(rivals.map((fact) => fact.value))
  const [other] = firm
  // With several values on a page, nobody can tell by rules which of them took the place of ours.
  if (!isFrom || !other || others.size > 1) return []
  return [{ field, kind, result: 'differs', ours: value, theirs: other.value, said: other.said }]
}

const tollFree = /^8(00|33|44|55|66|77|88)/

/** The number of an office does not take the place of one that costs nothing to call. */
function isLike(value: string, fact: Fact): boolean {
  return fact.kind !== 'phone' || !tollFree.test(value) || tollFree.test(fact.value)
}

function endings(claims: Claim[], facts: Fact[], today: string): WatchFinding[] {
  const claim = claims.find(({ kind }) => kind === 'ended')
  if (!claim) return []
  const { field, kind } = claim
  const ended = facts.find((fact) => fact.kind === 'ended')
  if (ended) return [{ field, kind, result: 'differs', ours: 'goes on', theirs: 'ended', said: ended.said }]
  const days = facts.filter((fact) => fact.kind === 'last day')
  const last = days.toSorted((a, b) => a.value.localeCompare(b.value)).at(-1)
  if (!last || last.value >= today) return []
  return [{ field, kind, result: 'differs', ours: 'goes on', theirs: `ended ${last.value}`, said: last.said }]
}
