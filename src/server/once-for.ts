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
