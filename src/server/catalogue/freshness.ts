import type { Freshness } from '#contract/sources.ts'
import { easternDay } from '#server/eastern-day.ts'
import type { WatchResult } from './files/watch-file.ts'

type Aged = { source_date: string | null; checked_on: string | null; watched: readonly WatchResult[] }

/** A page without a date, or one of so many years, is no news of today by itself. */
const yearsUntilOld = 5

/** A reading of a page says nothing of today for longer than this. */
const daysOfAReading = 90

/** How far a record can be believed today: by a person's check, by what its pages say, else by the age of its sources. */
export function freshnessOf({ source_date, checked_on, watched }: Aged): Freshness {
  const today = easternDay()
  const isOld = isBefore(source_date, yearsBefore(today, yearsUntilOld)) && isBefore(checked_on, yearsBefore(today, 1))
  const recent = watched.filter(({ read_on }) => read_on >= daysBefore(today, daysOfAReading))
  const open = recent.filter(({ kept_on }) => !kept_on)
  const facts = factsOf(open)
  const says = (...wanted: WatchResult['verdict'][]) => open.find(({ verdict }) => wanted.includes(verdict))
  const different = says('changed', 'gone')
  if (different) return { state: 'changed', on: different.read_on, facts }
  const same = says('agrees')
  if (same) return { state: 'agrees', on: same.read_on, facts }
  if (isOld) return { state: 'old', on: source_date, facts }
  if (checked_on) return { state: 'checked', on: checked_on, facts }
  // A page that says nothing of what we say was read all the same.
  const unread = open.find(({ why }) => why !== 'nothing to compare' && why !== 'no longer named')
  if (unread) return { state: 'unreadable', on: unread.read_on, facts }
  return { state: 'dated', on: source_date, facts }
}

const factOf = {
  phone: 'phone',
  percent: 'limit',
  pay: 'price',
  most: 'price',
  'last day': 'end',
  ended: 'end',
  amount: 'price',
} as const

/** Each fact that a page speaks of, once: that it differs anywhere counts. */
function factsOf(results: readonly WatchResult[]): Freshness['facts'] {
  const facts = new Map<Freshness['facts'][number]['fact'], boolean>()
  for (const { kind, result } of results.flatMap(({ findings }) => findings)) {
    if (result === 'missing') continue
    const fact = factOf[kind]
    facts.set(fact, (facts.get(fact) ?? true) && result === 'agrees')
  }
  return [...facts].map(([fact, agrees]) => ({ fact, agrees }))
}

function isBefore(date: string | null, day: string): boolean {
  return date === null || date < day.slice(0, date.length)
}

function yearsBefore(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)
}
