/**
 * Keeps what was worked out for the day that was asked about last: what holds on a day is asked for by every page and
 * every turn of a talk, and changes at midnight alone.
 */
export function onceADay<Made>(make: (day: string) => Made): (day: string) => Made {
  let last: { day: string; made: Made } | undefined
  return (day) => {
    if (last?.day !== day) last = { day, made: make(day) }
    return last.made
  }
}
