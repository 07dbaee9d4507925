import type { Place } from '#contract/communities.ts'
import { states as english } from '#i18n/en/local-help/states.ts'
import { states as spanish } from '#i18n/es/local-help/states.ts'
import type { Language } from '#i18n/languages.ts'
import type { HealthCenters } from '#server/catalogue/files/read-health-centers.ts'
import type { ZipCode } from '#server/catalogue/files/read-zip-codes.ts'
import { groupBy } from '#server/catalogue/group-by.ts'
import { onceFor } from '#server/once-for.ts'
import { fold } from '#text/fold.ts'
import { centreOf, type Point } from './miles.ts'
import { nearPlaces, type StateOfCity, statesOf } from './near-places.ts'

const newYorkCity =
  /^(nyc|n y c|(the )?new york city|(la )?ciudad de nueva york|nueva york ciudad|manhattan|queens)( (ny|new york|nueva york))?$/

/** A place, its centre and its counties; a state is an area too wide for them. `zips`: of a city, how many ZIP codes it has. */
export type FoundPlace = Pick<Place, 'kind' | 'state'> & {
  zip: string
  city: string
  centre: Point | null
  counties: string[]
  zips: number
}

/** A city at home is meant, unless a namesake has more than so many times its ZIP codes. */
const homeFactor = 4
/** Of cities elsewhere, those that have at least this share of the ZIP codes of the largest may be meant too. */
const likelyShare = 1 / 3
/** Of these the one with most ZIP codes is meant, where others have less than this share of its ZIP codes and health centers. */
const leastShare = 1 / 4
/** A city elsewhere with so many ZIP codes is large too: "Charleston" is in West Virginia and in South Carolina. */
const largeZips = 10
/** More would be no question any more, but a list. */
const mostNamesakes = 8

export type Places = ReturnType<typeof createPlaces>

const stateNames: Record<Language, Record<string, string>> = { en: english, es: spanish }
const stateByName = new Map(
  Object.keys(english).flatMap((code) => [
    [fold(code), code],
    [fold(english[code as keyof typeof english]), code],
    [fold(spanish[code as keyof typeof english]), code],
  ]),
)

type Parts = { zipCodes: ZipCode[]; healthCenters: Pick<HealthCenters, 'centers'> }

/** ZIP codes by themselves, those of the cities of one name, in whatever states, and the health centers of such cities. */
const indexOf = onceFor(({ zipCodes, healthCenters }: Parts) => ({
  byZip: new Map(zipCodes.map((zipCode) => [zipCode.zip, zipCode])),
  byCity: groupBy(zipCodes, ({ city }) => cityKey(city)),
  centersByCity: groupBy(healthCenters.centers, ({ city }) => cityKey(city)),
}))

/**
 * Finds ZIP codes, cities and states by what people write. Of namesakes the one in the state of `home` is taken, unless
 * another is much larger, else the largest; how large a city is, its ZIP codes tell, and its health centers where these do not.
 */
export function createPlaces(parts: Parts, home: string) {
  let homeState = ''
  const { byZip, byCity, centersByCity } = indexOf(parts)

  function zipPlace(zip: string): FoundPlace | undefined {
    const found = byZip.get(zip)
    if (!found) return undefined
    const { city, state } = found
    return { kind: 'zip', zip, city, state, centre: found, counties: countiesOf([found]), zips: 1 }
  }

  function cityPlace(city: string, state?: string): FoundPlace | undefined {
    const likely = state ? [state] : likelyStates(city)
    const zips = likely.length === 1 ? zipsOf(city).filter(({ state }) => state === likely[0]) : []
    const [first] = zips
    if (!first) return undefined
    return {
      kind: 'city',
      zip: '',
      city: first.city,
      state: first.state,
      centre: centreOf(zips),
      counties: countiesOf(zips),
      zips: zips.length,
    }
  }

  function zipsOf(city: string): ZipCode[] {
    return byCity.get(cityKey(city)) ?? []
  }

  /** The states whose city of this name may be meant where no state is said. */
  function likelyStates(city: string): string[] {
    const states = statesOf(zipsOf(city))
    const most = Math.max(...states.map(({ zips }) => zips))
    const isHome = states.some(({ state, zips }) => state === homeState && zips * homeFactor >= most)
    if (isHome) return [homeState]
    const likely = states.filter(({ zips }) => zips >= most * likelyShare)
    const largest = likely.length > 1 ? largestOf(states, city) : undefined
    return largest ? [largest] : likely.map(({ state }) => state)
  }

  /** "Holyoke" is in Massachusetts: the state with most ZIP codes of that name, where it has by far the most health centers too. */
  function largestOf(states: StateOfCity[], city: string): string | undefined {
    const centers = centersByCity.get(cityKey(city)) ?? []
    const sizeOf = ({ state, zips }: StateOfCity) => zips + centers.filter((center) => center.state === state).length
    const [first, ...others] = states.toSorted((a, b) => b.zips - a.zips || sizeOf(b) - sizeOf(a))
    const isSmaller = (other: StateOfCity, than: StateOfCity) =>
      other.zips < Math.min(than.zips, largeZips) && sizeOf(other) < sizeOf(than) * leastShare
    return first && others.every((other) => isSmaller(other, first)) ? first.state : undefined
  }

  function cityAndState(text: string): FoundPlace | undefined {
    return endingsIn(text)
      .map(({ city, state }) => cityPlace(city, state))
      .find((place) => place !== undefined)
  }

  /** The state that a text ends with, where the city before it is none that we know. */
  function stateNamed(text: string): FoundPlace | undefined {
    const [ending] = endingsIn(fold(text))
    return ending && statePlace(ending.state)
  }

  /** The place that a text names, or `undefined`. "New York" alone is the state: help for the state holds in the city too. */
  function find(text: string): FoundPlace | undefined {
    const zip = text.match(/(?<!\d)(\d{5})(-\d{4})?(?!\d)/)?.[1]
    if (zip) return zipPlace(zip)
    const folded = fold(text)
    const state = stateByName.get(folded)
    if (state) return statePlace(state)
    if (newYorkCity.test(folded)) return cityPlace('new york', 'NY')
    const city = folded.replace(/^(?:the|el) (?=bronx)/, '')
    return cityAndState(city) ?? cityPlace(city)
  }

  function namesakes(text: string): FoundPlace[] {
    const city = fold(text)
    if (likelyStates(city).length < 2) return []
    const all = statesOf(zipsOf(city)).flatMap(({ state }) => cityPlace(city, state) ?? [])
    return all.sort((a, b) => b.zips - a.zips).slice(0, mostNamesakes)
  }

  /** Cities that a text may mean: those of one name, else those whose names are nearest. */
  function likely(text: string): FoundPlace[] {
    const same = namesakes(text)
    if (same.length > 0) return same
    const folded = fold(text)
    const [{ city, state } = { city: folded, state: undefined }] = endingsIn(folded)
    return nearPlaces(byCity, cityKey(city), state).flatMap(({ key, state }) => cityPlace(key, state) ?? [])
  }

  homeState = find(home)?.state ?? ''

  return {
    homeState,
    find,
    /** The cities of several states that a text may mean, the largest first: none where it means one, or no city. */
    namesakes,
    likely,
    stateNamed,
    /** The centre of a city, in degrees. */
    cityCentre: (city: string, state: string) => cityPlace(city, state)?.centre ?? null,
    zipCentre: (zip: string): Point | null => byZip.get(zip) ?? null,
    stateOfZip: (zip: string) => byZip.get(zip)?.state,
  }
}

function statePlace(state: string): FoundPlace {
  return { kind: 'state', zip: '', city: '', state, centre: null, counties: [], zips: 0 }
}

/** The ways in which a text may be a city and then a state, whose name may be of one to four words. */
function endingsIn(text: string): { city: string; state: string }[] {
  const words = text.split(' ')
  return words.flatMap((_, at) => {
    const state = at > 0 ? stateByName.get(words.slice(at).join(' ')) : undefined
    return state ? [{ city: words.slice(0, at).join(' '), state }] : []
  })
}

function countiesOf(zipCodes: ZipCode[]): string[] {
  return [...new Set(zipCodes.flatMap(({ counties }) => counties.split(' ')))].filter(Boolean)
}

/** What the reader sees of a place. */
export function placeLabel({ kind, zip, city, state }: FoundPlace, language: Language): string {
  if (kind === 'state') return stateNames[language][state] ?? state
  return kind === 'zip' ? `${city}, ${state} ${zip}` : `${city}, ${state}`
}

function cityKey(city: string): string {
  return fold(city)
    .replace(/^(st|saint) /, 'saint ')
    .replace(/^(mt|mount) /, 'mount ')
    .replace(/^(ft|fort) /, 'fort ')
}
