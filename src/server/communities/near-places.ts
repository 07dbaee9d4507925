import { distance } from '#text/distance.ts'

/** A city by its folded name, and how many ZIP codes it has in each state. */
type City = { key: string; states: { state: string; zips: number }[] }

/** More would be no question any more, but a list. */
const mostNear = 4
/** Shorter names are near to too many others. */
const shortest = 4

/** The cities whose names are nearest to a written one, in a state or in all: the largest first where several are as near. */
export function nearPlaces(
  cities: Iterable<City>,
  written: string,
  inState?: string,
): { key: string; state: string }[] {
  if (written.length < shortest) return []
  const most = written.length < 7 ? 1 : 2
  const near = [...cities].flatMap(({ key, states }) => {
    const edits = distance(written, key, most)
    const wanted = states.filter(({ state }) => !inState || state === inState)
    return edits > most ? [] : wanted.map(({ state, zips }) => ({ key, state, zips, edits }))
  })
  return near.sort((a, b) => a.edits - b.edits || b.zips - a.zips).slice(0, mostNear)
}
