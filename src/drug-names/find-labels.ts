import type { DrugIndex } from './drug-index.ts'

/**
 * Places of the drugs whose label starts with the text. Those that start with it letter for letter come before those
 * that do so only without accents and punctuation; each kind is in alphabetical order.
 */
export function findLabels({ drugs, keys }: DrugIndex, text: string, folded: string, most: number) {
  const written = text.trim().toLowerCase()
  const exact: number[] = []
  const loose: number[] = []
  for (let at = firstNotBefore(keys, folded); keys[at]?.startsWith(folded) && exact.length < most; at += 1) {
    if (drugs[at]?.label.toLowerCase().startsWith(written)) exact.push(at)
    else if (loose.length < most) loose.push(at)
  }
  return [...exact, ...loose].slice(0, most)
}

/** The drug whose label is the text: letter for letter if there is one, else without accents and punctuation. */
export function findEqualLabel({ drugs, keys }: DrugIndex, text: string, folded: string) {
  const written = text.trim().toLowerCase()
  const first = firstNotBefore(keys, folded)
  for (let at = first; keys[at] === folded; at += 1) {
    if (drugs[at]?.label.toLowerCase() === written) return drugs[at]
  }
  return folded !== '' && keys[first] === folded ? drugs[first] : undefined
}

function firstNotBefore(keys: string[], key: string) {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((keys[middle] ?? '') < key) low = middle + 1
    else high = middle
  }
  return low
}
