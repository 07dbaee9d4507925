const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const minute = 60_000
let last = { minute: Number.NaN, day: '' }

/** The day on the east coast, as `2026-11-22`: the years of plans and the days of deadlines begin at its midnight. */
export function easternDay(instant: number = Date.now()): string {
  // Each page asks, and to format a date takes a tenth of the time that a kept page does. No day begins within a minute.
  const asked = Math.floor(instant / minute)
  if (asked !== last.minute) last = { minute: asked, day: format.format(instant) }
  return last.day
}

/** The year on the east coast. */
export function easternYear(): number {
  return Number.parseInt(easternDay(), 10)
}
