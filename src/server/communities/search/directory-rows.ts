import type { CommunityService } from '#server/catalogue/files/community-file.ts'
import type { CountyCode } from '#server/catalogue/files/read-counties.ts'
import type { Places } from '../places/find-place.ts'
import { milesBetween, type Point } from '../places/miles.ts'
import type { ServiceTerms } from '../service-terms.ts'
import { quoted, squareOf, token } from './search-tokens.ts'

/** Miles from an address or a city of an area within which local help is offered, and which a town is wide. */
export const milesServed = { local: 35, town: 15 }

/** What rows are ranked by: help for a part of a state may be for another part. */
export const reaches = ['national', 'state', 'local', 'part'] as const

/** More than any two places lie apart. */
const everywhere = 25_000

/** What places and counties are known by, and the states that have a service of their own in the place of one for everyone. */
type Geography = { places: Places; countyCode: CountyCode; ownIn: (service: string) => string[] }

/** What the database is to hold of one service. */
export function directoryRow(service: CommunityService, number: number, terms: ServiceTerms, geography: Geography) {
  const { area } = service
  const marks = [
    ...marksOf(service, geography.countyCode),
    ...geography.ownIn(service.id).map((state) => token.replaced(state)),
  ]
  // Who helps a whole county is found by the county, not by miles.
  const isNearby = area.kind === 'local' && !area.counties
  return {
    number,
    id: service.id,
    organization_id: service.organization.id,
    category: service.category,
    reach: area.kind,
    schedules: service.schedule ?? [],
    terms: { ...terms, concepts: conceptLexemes(terms) },
    locations: locationsOf(service, geography.places).map((location, index) => ({
      ...location,
      reach: reaches.indexOf(area.part_of_state ? 'part' : area.kind),
      marks: [
        ...marks,
        ...(index === 0 ? [token.first, ...(area.kind === 'local' ? [] : [token.wide])] : []),
        ...(isNearby && location.lat !== null ? [squareOf(location)] : []),
      ],
    })),
  }
}

export type DirectoryRow = ReturnType<typeof directoryRow>

const nowhere = { lat: null, lon: null, miles: 0 } as const

/** Tells in which states a service of the whole country is replaced by their own. */
export function statesWithOwn(services: CommunityService[]): Geography['ownIn'] {
  const states = new Map<string, string[]>()
  for (const { stands_for, area } of services)
    if (stands_for && area.state) states.set(stands_for, [...(states.get(stands_for) ?? []), area.state])
  return (service) => states.get(service) ?? []
}

/** Where a service lies, and how far from there it helps. All of a state or a county is helped, near to it or not. */
function locationsOf(service: CommunityService, places: Places) {
  const { kind, counties } = service.area
  if (kind === 'national') return [nowhere]
  const isWide = kind === 'state' || counties
  const points = (kind === 'state' ? cityPoints(service, places) : pointsOf(service, places)).map(({ lat, lon }) => ({
    lat,
    lon,
    miles: isWide ? everywhere : milesServed.local,
  }))
  return points.length === 0 || counties ? [nowhere, ...points] : points
}

/** The address first; one whose ZIP code no source names is taken for its city. */
function pointsOf(service: CommunityService, places: Places): Point[] {
  const { address } = service
  const point = address?.zip ? places.zipCentre(address.zip) : null
  const centres = cityPoints(service, places, address && !point ? [address.city] : []).filter(
    (centre) => !point || milesBetween(point, centre) > milesServed.town,
  )
  return [...(point ? [point] : []), ...centres]
}

function cityPoints({ address, area }: CommunityService, places: Places, others: string[] = []): Point[] {
  const state = area.state ?? address?.state ?? ''
  return [...new Set([...area.cities, ...others])]
    .map((city) => places.cityCentre(city, state))
    .filter((centre) => centre !== null)
}

function marksOf({ category, area, address, languages }: CommunityService, countyCode: CountyCode): string[] {
  const state = area.state ?? address?.state ?? ''
  const counties = (area.counties ?? []).flatMap((name) => countyCode(state, name) ?? [])
  const areas = {
    national: [token.national],
    state: [token.state(state)],
    local: [token.within(state), ...counties.map(token.county)],
  }
  return [token.category(category), ...areas[area.kind], ...(languages ?? []).map(token.spoken)]
}

/** Concepts with their weights, as the text of a tsvector. */
function conceptLexemes({ concepts }: ServiceTerms): string {
  return [...concepts].map(([concept, weight]) => `${quoted(token.concept(concept))}:1${weight}`).join(' ')
}
