import type { WatchFinding } from '#server/catalogue/files/watch-file.ts'
import type { Fact, FactKind } from './read-facts.ts'

/** One thing that a record says and a page may say too. */
export type Claim = {
  /** The field of the record, as problems name it. */
  field: string
  kind: FactKind
  /** As the page would be read: ten digits of a phone, a percent, dollars. */
  value: string
  /** Whether this page is where the fact comes from: only then another value means that it has changed. */
  isFrom: boolean
}

/** Holds what a record claims against what a page says. What the page is silent on is no finding. */
export function compare(claims: Claim[], facts: Fact[], today: string): WatchFinding[] {
  const values = claims.filter(({ kind }) => kind !== 'ended')
  return [...values.flatMap((claim) => findingOf(claim, facts)), ...endings(claims, facts, today)]
}

function findingOf({ field, kind, value, isFrom }: Claim, facts: Fact[]): WatchFinding[] {
  const said = facts.filter((fact) => fact.kind === kind)
  const same = said.find((fact) => fact.value === value)
  if (same) return [{ field, kind, result: 'agrees', ours: value, theirs: value, said: same.said }]
  const firm = said.filter(({ isFirm }) => isFirm)
  const others = new Set(firm.map((fact) => fact.value))
  const [other] = firm
  // With several values on a page, nobody can tell by rules which of them took the place of ours.
  if (!isFrom || !other || others.size > 1) return []
  return [{ field, kind, result: 'differs', ours: value, theirs: other.value, said: other.said }]
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
