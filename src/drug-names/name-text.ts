/**
 * All names of the list in one string with a mark before each, so that one search by the engine's own `indexOf`, a
 * millisecond for 40,000 names, stands in for an index that would take far longer to build.
 */
export interface NameText {
  text: string
  /** Where the names of each drug begin. */
  starts: Uint32Array
}

export const genericMark = '\t'
export const otherNameMark = '\n'
export const laterWordMark = ' '

/** Puts the names together; `names` holds one string a drug, in the order of the list. */
export function joinNames(names: string[]): NameText {
  const starts = new Uint32Array(names.length)
  let start = 0
  for (const [at, name] of names.entries()) {
    starts[at] = start
    start += name.length + 1
  }
  return { text: names.join('\r'), starts }
}

/** Places in the list of the drugs that have the marked name, in the order of the list. */
export function findInNames({ text, starts }: NameText, marked: string, most: number) {
  const places: number[] = []
  let at = text.indexOf(marked)
  while (at >= 0 && places.length < most) {
    const place = placeOf(starts, at)
    places.push(place)
    const next = starts[place + 1]
    at = next === undefined ? -1 : text.indexOf(marked, next)
  }
  return places
}

/** The last drug whose names begin at or before this character. */
function placeOf(starts: Uint32Array, character: number) {
  let low = 0
  let high = starts.length
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if ((starts[middle] ?? 0) <= character) low = middle
    else high = middle
  }
  return low
}
