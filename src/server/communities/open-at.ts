import type { Schedule } from '#contract/communities.ts'

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
