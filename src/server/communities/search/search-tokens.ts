import type { ServiceCategory } from '#contract/communities.ts'
import type { Language } from '#i18n/languages.ts'
import type { Point } from '../places/miles.ts'

const milesADegree = 69

/** Lexemes that no word can be: they let one index answer for words, area and filters together. */
export const token = {
  edition: (edition: number) => `=${edition}`,
  concept: (concept: string) => `~${concept}`,
  category: (category: ServiceCategory) => `#${category}`,
  spoken: (language: Language) => `+${language}`,
  /** Services for everyone. */
  national: '@us',
  /** Services for everyone that lead to one of the state's own. */
  replaced: (state: string) => `@-${state}`,
  /** Services for a whole state. */
  state: (state: string) => `@${state}`,
  /** Services for everyone or for a whole state. */
  wide: '@wide',
  /** Local services that lie in a state. */
  within: (state: string) => `@in-${state}`,
  /** Local services for all of a county. */
  county: (code: string) => `@c${code}`,
  /** Where a service has several places, the one that stands for it when no place is asked for. */
  first: '=first',
}

/** The square of one degree that a point lies in. */
export function squareOf({ lat, lon }: Point): string {
  return `@${Math.floor(lat)},${Math.floor(lon)}`
}

/** The squares that hold every point within so many miles. */
export function squaresWithin(centre: Point, miles: number): string[] {
  const north = miles / milesADegree
  const east = north / Math.max(0.1, Math.cos((Math.min(89, Math.abs(centre.lat) + north) * Math.PI) / 180))
  const squares: string[] = []
  for (let lat = Math.floor(centre.lat - north); lat <= centre.lat + north; lat += 1) {
    for (let lon = Math.floor(centre.lon - east); lon <= centre.lon + east; lon += 1)
      squares.push(squareOf({ lat, lon }))
  }
  return squares
}

/** A lexeme as PostgreSQL reads it in the text of a tsvector or tsquery. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`
}
