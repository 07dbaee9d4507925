import type { DeliveryArea } from '#contract/intake.ts'
import { type Places, placeLabel } from '#server/communities/places/find-place.ts'
import { milesBetween } from '#server/communities/places/miles.ts'
import type { Operator } from '#server/settings/operator.ts'

/** A ZIP code is an area, and so is a city: so near the limit, their middles decide nothing. */
const unsure = 5

type NoArea = 'invalid_zip' | 'unknown_zip'

/** Says whether a ZIP code lies in the area of home delivery. */
export function createDeliveryArea(
  places: Pick<Places, 'find' | 'zipCentre'>,
  { city, miles: limit }: Operator['delivery'],
) {
  const middle = places.find(city)?.centre

  return (text: string): DeliveryArea | NoArea => {
    const [, zip] = text.trim().match(/^(\d{5})(-\d{4})?$/) ?? []
    if (!zip) return 'invalid_zip'
    const place = places.find(zip)
    const centre = places.zipCentre(zip)
    if (!place || !centre) return 'unknown_zip'
    const miles = middle ? milesBetween(centre, middle) : null
    return {
      zip,
      place: placeLabel(place, 'en'),
      verdict: verdictOf(miles, limit),
      miles: miles === null ? null : Math.round(miles),
      limit_miles: limit,
      city,
    }
  }
}

function verdictOf(miles: number | null, limit: number): DeliveryArea['verdict'] {
  if (miles === null || Math.abs(miles - limit) <= unsure) return 'ask'
  return miles < limit ? 'yes' : 'no'
}
