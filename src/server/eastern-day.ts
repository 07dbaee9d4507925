const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day on the east coast, as `2026-11-22`: the years of plans and the days of deadlines begin at its midnight. */
export function easternDay(instant: number = Date.now()): string {
  return format.format(instant)
}
