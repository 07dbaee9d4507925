import type { Place } from '#contract/communities.ts'
import { states as english } from '#i18n/en/states.ts'
import { states as spanish } from '#i18n/es/states.ts'
import type { Language } from '#i18n/languages.ts'
import type { ZipCode } from '#server/catalogue/read-zip-codes.ts'
import { fold } from '#text/fold.ts'
import { centreOf, type Point } from './miles.ts'

const newYorkCity =
  /^(nyc|n y c|(the )?new york city|(la )?ciudad de nueva york|nueva york ciudad|manhattan)( (ny|new york|nueva york))?$/

/** A place and its centre; a state is an area too wide to measure from. */
export type FoundPlace = Pick<Place, 'kind' | 'state'> & { zip: string; city: string; centre: Point | null }

export type Places = ReturnType<typeof createPlaces>

const stateNames: Record<Language, Record<string, string>> = { en: english, es: spanish }
const stateByName = new Map(
  Object.keys(english).flatMap((code) => [
    [fold(code), code],
    [fold(english[code as keyof typeof english]), code],
    [fold(spanish[code as keyof typeof english]), code],
  ]),
)

/** Finds ZIP codes, cities and states by what people write; a city of several states is taken for the one in the state of `home`. */
export function createPlaces(zipCodes: ZipCode[], home: string) {
  let homeState = ''
  const byZip = new Map(zipCodes.map((zipCode) => [zipCode.zip, zipCode]))
  const byCity = new Map<string, Map<string, ZipCode[]>>()
  for (const zipCode of zipCodes) {
    if (!zipCode.city) continue
    const key = cityKey(zipCode.city)
    const states = byCity.get(key) ?? new Map<string, ZipCode[]>()
    byCity.set(key, states)
    const zips = states.get(zipCode.state)
    if (zips) zips.push(zipCode)
    else states.set(zipCode.state, [zipCode])
  }

  function zipPlace(zip: string): FoundPlace | undefined {
    const found = byZip.get(zip)
    return found && { kind: 'zip', zip, city: found.city, state: found.state, centre: found }
  }

  function cityPlace(city: string, state?: string): FoundPlace | undefined {
    const states = byCity.get(cityKey(city))
    const chosen = state ?? (states?.has(homeState) ? homeState : largestOf(states))
    const zips = states?.get(chosen ?? '')
    if (!zips?.[0]) return undefined
    return { kind: 'city', zip: '', city: zips[0].city, state: zips[0].state, centre: centreOf(zips) }
  }

  /** The words before the state's name, which may be of one to four words. */
  function cityAndState(text: string): FoundPlace | undefined {
    const words = text.split(' ')
    for (let at = 1; at < words.length; at += 1) {
      const state = stateByName.get(words.slice(at).join(' '))
      const found = state && cityPlace(words.slice(0, at).join(' '), state)
      if (found) return found
    }
    return undefined
  }

  /** The place that a text names, or `undefined`. "New York" alone is the state: help for the state holds in the city too. */
  function find(text: string): FoundPlace | undefined {
    const zip = text.match(/(?<!\d)(\d{5})(-\d{4})?(?!\d)/)?.[1]
    if (zip) return zipPlace(zip)
    const folded = fold(text)
    const state = stateByName.get(folded)
    if (state) return { kind: 'state', zip: '', city: '', state, centre: null }
    if (newYorkCity.test(folded)) return cityPlace('new york', 'NY')
    return cityAndState(folded) ?? cityPlace(folded)
  }

  homeState = find(home)?.state ?? ''

  return {
    homeState,
    find,
    /** The centre of a city, in degrees. */
    cityCentre: (city: string, state: string) => cityPlace(city, state)?.centre ?? null,
    zipCentre: (zip: string): Point | null => byZip.get(zip) ?? null,
  }
}

/** What the reader sees of a place. */
export function placeLabel({ kind, zip, city, state }: FoundPlace, language: Language): string {
  if (kind === 'state') return stateNames[language][state] ?? state
  const name = [city, state].filter(Boolean).join(', ')
  return kind === 'zip' ? `${name} ${zip}`.trim() : name
}

function cityKey(city: string): string {
  return fold(city)
    .replace(/^(st|saint) /, 'saint ')
    .replace(/^(mt|mount) /, 'mount ')
    .replace(/^(ft|fort) /, 'fort ')
}

function largestOf(states: Map<string, ZipCode[]> | undefined): string | undefined {
  return [...(states ?? [])].sort(([a, some], [b, others]) => others.length - some.length || a.localeCompare(b))[0]?.[0]
}
