import type { CommunityService } from '#server/catalogue/community-file.ts'
import type { Places } from './find-place.ts'
import { milesBetween, type Point } from './miles.ts'
import { quoted, squareOf, token } from './search-tokens.ts'
import type { ServiceTerms } from './service-terms.ts'

/** Miles from an address or a city of an area within which local help is offered, and which a town is wide. */
export const milesServed = { local: 35, town: 15 }

export const reaches = ['national', 'state', 'local'] as const

/** What the database is to hold of one service. */
export function directoryRow(service: CommunityService, number: number, terms: ServiceTerms, places: Places) {
  const { area } = service
  const at = area.kind === 'local' ? locationsOf(service, places) : []
  const marks = marksOf(service)
  return {
    number,
    id: service.id,
    organization_id: service.organization.id,
    category: service.category,
    reach: area.kind,
    schedules: service.schedule ?? [],
    terms: { ...terms, concepts: conceptLexemes(terms) },
    locations: (at.length > 0 ? at : [nowhere]).map((location, index) => ({
      ...location,
      reach: reaches.indexOf(area.kind),
      marks: [...marks, ...(index === 0 ? [token.first] : []), ...(location.lat === null ? [] : [squareOf(location)])],
    })),
  }
}

export type DirectoryRow = ReturnType<typeof directoryRow>

const nowhere = { lat: null, lon: null, miles: 0 } as const

/** The address first; one whose ZIP code no source names is taken for its city. */
function locationsOf({ address, area }: CommunityService, places: Places) {
  const point = address?.zip ? places.zipCentre(address.zip) : null
  const cities = [...area.cities, ...(address && !point ? [address.city] : [])]
  const state = area.state ?? address?.state ?? ''
  const centres = [...new Set(cities)]
    .map((city) => places.cityCentre(city, state))
    .filter((centre) => centre !== null)
    .filter((centre) => !point || milesBetween(point, centre) > milesServed.town)
  return [...(point ? [point] : []), ...centres].map(located)
}

function located({ lat, lon }: Point) {
  return { lat, lon, miles: milesServed.local }
}

function marksOf({ category, area, address, languages }: CommunityService): string[] {
  const state = area.state ?? address?.state ?? ''
  const areas = {
    national: [token.national, token.wide],
    state: [token.state(state), token.wide],
    local: [token.within(state)],
  }
  return [token.category(category), ...areas[area.kind], ...(languages ?? []).map(token.spoken)]
}

/** Concepts with their weights, as the text of a tsvector. */
function conceptLexemes({ concepts }: ServiceTerms): string {
  return [...concepts].map(([concept, weight]) => `${quoted(token.concept(concept))}:1${weight}`).join(' ')
}
