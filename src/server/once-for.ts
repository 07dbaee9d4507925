/**
 * Makes a thing once for each object that it is made of: what is worked out of the catalogue alone takes long, and
 * several services, and many tests, are built on one catalogue. It is forgotten with the object.
 */
export function onceFor<Source extends object, Made>(make: (source: Source) => Made): (source: Source) => Made {
  const made = new WeakMap<Source, Made>()
  return (source) => {
    const known = made.get(source)
    if (known !== undefined) return known
    const fresh = make(source)
    made.set(source, fresh)
    return fresh
  }
}

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
