/** So many are kept at most: a start reads a hundred thousand names before the event loop turns. */
const mostKept = 100

/**
 * Reads each text once until the event loop turns: of one turn of a talk many ask the same of the same words. After that
 * nothing of the text stays here. All get the same object, and none may change it.
 */
export function onceAMoment<Read>(read: (text: string) => Read): (text: string) => Read {
  const known = new Map<string, { made: Read }>()
  return (text) => {
    const before = known.get(text)
    if (before) return before.made
    const made = read(text)
    if (known.size === mostKept) known.clear()
    else if (known.size === 0) setTimeout(() => known.clear())
    known.set(text, { made })
    return made
  }
}
