import type { Schedule } from '#contract/communities.ts'

/** A day of the week: 0 is Monday, 6 is Sunday. */
export type Day = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** Times of one day, as 24-hour clock times: `09:00`; the end of a day is `24:00`. */
export type OpenTime = { opens: string; closes: string }

/** Days with the same times, in the order of the week. */
export type SameDays = { days: Day[]; times: OpenTime[] }

/** What a language must be able to say of opening hours. */
export type HourWords = {
  always: string
  week: (groups: SameDays[]) => string
  /** One day of a list; without times it is closed. */
  day: (day: Day, times: OpenTime[]) => { day: string; times: string }
  timezones: Record<Schedule['timezone'], string>
}

/** The first and last of three or more days in a row, or `undefined` where the days have gaps. */
export function daysInRow(days: Day[]): [Day, Day] | undefined {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined || days.length < 3) return undefined
  return last - first === days.length - 1 ? [first, last] : undefined
}
