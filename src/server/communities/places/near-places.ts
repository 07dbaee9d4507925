import type { ZipCode } from '#server/catalogue/files/read-zip-codes.ts'
import { groupBy } from '#server/catalogue/group-by.ts'
import { distance } from '#text/distance.ts'

/** More would be no question any more, but a list. */
const mostNear = 4
/** Shorter names are near to too many others. */
const shortest = 4

/**
 * The cities whose names are nearest to a written one, in a state or in all: the largest first where several are as near.
 * @param byCity The ZIP codes of the cities of one name, by that name as it is folded.
 */
export function nearPlaces(
  byCity: ReadonlyMap<string, readonly ZipCode[]>,
  written: string,
  inState?: string,
): { key: string; state: string }[] {
  if (written.length < shortest) return []
  const most = written.length < 7 ? 1 : 2
  const near: { key: string; state: string; zips: number; edits: number }[] = []
  for (const [key, zipCodes] of byCity) {
    const edits = distance(written, key, most)
    if (edits > most) continue
    const wanted = statesOf(zipCodes).filter(({ state }) => !inState || state === inState)
    near.push(...wanted.map(({ state, zips }) => ({ key, state, zips, edits })))
  }
  return near.sort((a, b) => a.edits - b.edits || b.zips - a.zips).slice(0, mostNear)
}

/** A state with a city of some name, and how many ZIP codes that has. */
export type StateOfCity = { state: string; zips: number }

/** The states that ZIP codes of one city's name are in, and how many are in each. */
export function statesOf(zipCodes: readonly ZipCode[]): StateOfCity[] {
  return [...groupBy(zipCodes, ({ state }) => state)].map(([state, { length }]) => ({ state, zips: length }))
}
