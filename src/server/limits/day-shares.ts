const [minute, hour, day] = [60_000, 60 * 60_000, 24 * 60 * 60_000]

/** An hour may use so much of the day, and more only where the day has little. */
const [ofDay, leastHour] = [1 / 4, 20]
/** The rest of an hour and of a day is kept for networks that come for the first time. */
const ofKnown = 3 / 4
/** So much of a day is handed out hour by hour, so that nobody can shut the door until tomorrow. */
const ofHours = 1 / 8

/** How many there may be: of one network that has come before, and of all. `reopens`: in so many milliseconds there may be more. */
type Share = { known: number; limit: number; reopens: number }

/** The share of this hour in a day's `all`. */
export function shareOfHour(all: number, now: number): Share {
  const limit = Math.max(leastHour, Math.ceil(all * ofDay))
  return { limit, known: Math.ceil(limit * ofKnown), reopens: untilNext(hour, now) }
}

/** The share of the day until the end of this hour. */
export function shareOfDay(all: number, now: number): Share {
  const hoursLeft = Math.ceil(untilNext(day, now) / hour) - 1
  const kept = Math.floor(all * ofHours * (hoursLeft / 24))
  return { limit: all - kept, known: Math.ceil(all * ofKnown), reopens: untilNext(hour, now) }
}

/** Until the next full hour or day of UTC, in milliseconds. */
function untilNext(length: number, now: number): number {
  return length - (now % length)
}

/** The wait after each further message of a network whose share is used up: a minute, then twice as long each time, up to an hour. */
export function waitAfter(further: number): number {
  return Math.min(hour, minute * 2 ** further)
}

/** Until a new day of UTC, in milliseconds. */
export function untilTomorrow(now: number): number {
  return untilNext(day, now)
}
