import type { CardDay } from '#contract/cards.ts'
import type { Schedule } from '#contract/communities.ts'
import type { Day, HourWords, SameDays } from '#i18n/hour-words.ts'

/** Whether a service is open at an instant, by the clock of the schedule's own time zone. */
export function openAt(schedules: Schedule[] | null, instant: Date): 'open' | 'closed' | 'unknown' {
  if (!schedules) return 'unknown'
  const isOpen = schedules.some(({ byday, opens_at, closes_at, timezone }) => {
    const { day, time } = clockIn(timezone, instant)
    return byday.includes(day) && opens_at <= time && time < closes_at
  })
  return isOpen ? 'open' : 'closed'
}

const clocks = new Map<Schedule['timezone'], Intl.DateTimeFormat>()

/** The local weekday as schedules write it, and the time as `HH:MM`. */
export function clockIn(timeZone: Schedule['timezone'], instant: Date) {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  clocks.set(timeZone, clock)
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, value]))
  const day = (parts.get('weekday') ?? '').slice(0, 2).toUpperCase()
  return { day, time: `${parts.get('hour')}:${parts.get('minute')}` }
}

const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const week: Day[] = [0, 1, 2, 3, 4, 5, 6]

/** Opening hours in words: `Monday to Friday 8 a.m. to 4 p.m.`; `withZone` adds whose clock that is. */
export function sayHours(schedules: Schedule[], words: HourWords, { withZone }: { withZone: boolean }): string {
  const groups = sameDays(schedules)
  if (isAlways(groups)) return words.always
  const zone = schedules[0]?.timezone
  return words.week(groups) + (withZone && zone ? ` (${words.timezones[zone]})` : '')
}

/** The same day by day, from Monday, with the day it is at an instant. What never closes has no list. */
export function listWeek(schedules: Schedule[], words: HourWords, instant: Date): CardDay[] | null {
  if (isAlways(sameDays(schedules))) return null
  const zone = schedules[0]?.timezone
  const today = zone && clockIn(zone, instant).day
  return week.map((day) => ({ ...words.day(day, timesOf(schedules, day)), is_today: codes[day] === today }))
}

function sameDays(schedules: Schedule[]): SameDays[] {
  const groups = new Map<string, SameDays>()
  for (const day of week) {
    const times = timesOf(schedules, day)
    const key = JSON.stringify(times)
    const group = groups.get(key)
    if (group) group.days.push(day)
    else if (times.length > 0) groups.set(key, { days: [day], times })
  }
  return [...groups.values()]
}

function timesOf(schedules: Schedule[], day: Day) {
  return schedules
    .filter(({ byday }) => byday.split(',').includes(codes[day] ?? ''))
    .map(({ opens_at, closes_at }) => ({ opens: opens_at, closes: closes_at }))
    .sort((a, b) => a.opens.localeCompare(b.opens))
}

function isAlways([only, ...others]: SameDays[]): boolean {
  const [time] = only?.times ?? []
  return others.length === 0 && only?.days.length === 7 && time?.opens === '00:00' && time.closes === '24:00'
}
