import type { CommunityItem } from '#contract/communities.ts'
import { fold } from '#text/fold.ts'

type Named = Pick<CommunityItem, 'programme_name' | 'location'>

/** SPEC section 9: a list shows at most 100 rows. */
const mostRows = 100

/** The names of programs to choose from for what is typed, each with its locations; of a known location only its own. */
export function programChoices(items: readonly Named[], typed: string, location: string) {
  const place = exact(items.map(itemLocation), location)
  const fitting = items.filter((item) => !place || item.location === place)
  return beginning(fitting.map(itemName), typed).map((name) => ({ name, locations: locationsOf(items, name) }))
}

/** The locations to choose from for what is typed; of a known program only its own. */
export function locationChoices(items: readonly Named[], typed: string, program: string): string[] {
  const name = exact(items.map(itemName), program)
  return beginning(items.filter((item) => !name || item.programme_name === name).map(itemLocation), typed)
}

/** The item of a name and, where one is given, a location; the first of the list where several fit. */
export function findItem<Item extends Named>(items: readonly Item[], program: string, location: string) {
  const names = items.map(itemName)
  const [only, ...others] = beginning(names, program)
  const name = exact(names, program) ?? (program.trim() && others.length === 0 ? only : undefined)
  return items.find((item) => item.programme_name === name && (!location.trim() || isSame(item.location, location)))
}

/** The locations where a program exists. */
export function locationsOf(items: readonly Named[], name: string): string[] {
  return unique(items.filter((item) => item.programme_name === name).map(itemLocation))
}

/** The organizations that have the name or the location of what was picked. */
export function organizationsFor(items: readonly CommunityItem[], picked: Named): CommunityItem[] {
  return items.filter(
    ({ kind, programme_name, location }) =>
      kind === 'organization' && (programme_name === picked.programme_name || location === picked.location),
  )
}

function exact(values: string[], text: string): string | undefined {
  return values.find((value) => isSame(value, text))
}

function isSame(value: string, text: string): boolean {
  return fold(value) === fold(text)
}

/** Those of which a word begins with the text, each once. */
function beginning(values: string[], text: string): string[] {
  const folded = fold(text)
  return unique(values)
    .filter((value) => ` ${fold(value)}`.includes(` ${folded}`))
    .slice(0, mostRows)
}

function unique(values: string[]): string[] {
  return [...new Set(values)]
}

function itemName({ programme_name }: Named): string {
  return programme_name
}

function itemLocation({ location }: Named): string {
  return location
}
