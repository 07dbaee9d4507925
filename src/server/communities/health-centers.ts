import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { CommunityService } from '#server/catalogue/files/community-file.ts'
import type { HealthCenter, HealthCenters as Listed } from '#server/catalogue/files/read-health-centers.ts'
import { onceFor } from '#server/once-for.ts'
import { milesBetween, type Point } from './places/miles.ts'
import { milesServed } from './search/directory-rows.ts'
import { squareOf, squaresWithin } from './search/search-tokens.ts'

export type CenterNear = { id: string; miles: number }

/** Of the centers around, so many are shown: the list is old, and the finder of the country knows the others. */
const shown = 3

export type HealthCenters = ReturnType<typeof createHealthCenters>

/** The listed health centers: too many, and too much alike, to be searched by words one by one. */
export const healthCentersOf = onceFor(createHealthCenters)

function createHealthCenters({
  healthCenters: { centers, shared },
  servedServices,
}: Pick<Catalogue, 'healthCenters' | 'servedServices'>) {
  const known = new Set(servedServices.map(({ phone }) => phone))
  // What we have a record of is not shown a second time from an old list.
  const listed = centers.filter(({ phone }) => !known.has(phone))
  const byId = new Map(listed.map((center) => [center.id, center]))
  const bySquare = new Map<string, HealthCenter[]>()
  for (const center of listed) {
    const square = squareOf(center)
    const others = bySquare.get(square)
    if (others) others.push(center)
    else bySquare.set(square, [center])
  }

  function within(point: Point): CenterNear[] {
    const around = squaresWithin(point, milesServed.local).flatMap((square) => bySquare.get(square) ?? [])
    return around
      .map((center) => ({ id: center.id, miles: milesBetween(point, center) }))
      .filter(({ miles }) => miles <= milesServed.local)
      .sort((a, b) => a.miles - b.miles)
      .slice(0, shown)
  }

  function nearest(point: Point): CenterNear[] {
    let best: CenterNear | undefined
    for (const center of listed) {
      const miles = milesBetween(point, center)
      if (!best || miles < best.miles) best = { id: center.id, miles }
    }
    return best ? [best] : []
  }

  return {
    /** The nearest centers, those around first; where none is around, the nearest there is. */
    near(point: Point): CenterNear[] {
      const around = within(point)
      return around.length > 0 ? around : nearest(point)
    },

    /** A center as a service, and where it is. */
    find(id: string): { service: CommunityService; point: Point } | undefined {
      const center = byId.get(id)
      return center && { service: serviceOf(center, shared), point: center }
    },
  }
}

function serviceOf({ id, name, street, city, state, phone }: HealthCenter, shared: Listed['shared']): CommunityService {
  const area = `${city}, ${state}`
  return {
    ...shared,
    id,
    organization: { id, name },
    category: 'healthcare',
    phone,
    phone_confirmed: false,
    address: { street, city, state, zip: null },
    area: { kind: 'local', state, cities: [city], name: { en: area, es: area } },
    languages: null,
    schedule: null,
    hours: null,
  }
}
