import { type Basic, basic, type CommunityService } from '#server/catalogue/files/community-file.ts'
import type { CountyCode } from '#server/catalogue/files/read-counties.ts'
import type { FoundPlace, Places } from './places/find-place.ts'
import { milesBetween, type Point } from './places/miles.ts'
import { milesServed } from './search/directory-rows.ts'

type Candidate = { service: CommunityService; counties: Set<string>; points: Point[] }

/** Finds what everyone is shown first where they live: of each basic kind of help the one that is theirs. */
export function createFirstHelp(services: CommunityService[], places: Places, countyCode: CountyCode) {
  const candidates = new Map<Basic, Candidate[]>(
    basic.options.map((kind) => [kind, services.filter((service) => service.basic === kind).map(candidateOf)]),
  )

  function candidateOf(service: CommunityService): Candidate {
    const { state, cities, counties = [] } = service.area
    return {
      service,
      counties: new Set(counties.flatMap((name) => countyCode(state ?? '', name) ?? [])),
      points: cities.map((city) => places.cityCentre(city, state ?? '')).filter((centre) => centre !== null),
    }
  }

  return (place: FoundPlace): CommunityService[] =>
    [...candidates.values()].flatMap((ofKind) => {
      const ranked = ofKind
        .map((candidate) => ({ service: candidate.service, rank: rankOf(candidate, place) }))
        .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
      return ranked.sort((a, b) => a.rank - b.rank)[0]?.service ?? []
    })
}

/**
 * The county's own before what is near, then the state's, then the whole country's; infinite for what is of elsewhere, and
 * for what helps a part of the state that no source names, unless the place is in a town of its name.
 */
function rankOf({ service: { area }, counties, points }: Candidate, place: FoundPlace): number {
  if (area.kind === 'national') return 4
  if (area.state !== place.state) return Number.POSITIVE_INFINITY
  if (area.kind === 'state' && !area.part_of_state) return 3
  if (area.counties) return place.counties.some((code) => counties.has(code)) ? 0 : Number.POSITIVE_INFINITY
  const { centre } = place
  const miles = centre ? Math.min(...points.map((point) => milesBetween(centre, point))) : Number.POSITIVE_INFINITY
  const [near, most] = area.part_of_state ? [2, milesServed.town] : [1, milesServed.local]
  return miles <= most ? near + miles / 1000 : Number.POSITIVE_INFINITY
}
