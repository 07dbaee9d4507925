const day = 24 * 60 * 60 * 1000
const mostDays = 90

/** Whether a price is more than 90 days old on a day. A month or a year counts from its first day. */
export function isOld(date: string, today: string): boolean {
  return Date.parse(today) - Date.parse(date) > mostDays * day
}
