import type { Place, ServiceQuery, ServicesReply } from '#contract/communities.ts'
import type { Language } from '#i18n/languages.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { CommunityService } from '#server/catalogue/community-file.ts'
import type { Database } from '#server/db/connect.ts'
import { isOutage } from '#server/db/outage.ts'
import { readEmergency } from '#server/emergencies/read-emergency.ts'
import { within } from '#server/within.ts'
import { createDirectory } from './directory.ts'
import { type FoundPlace, type Places, placeLabel } from './find-place.ts'
import { milesBetween } from './miles.ts'
import { serviceCard } from './service-card.ts'

const pageSize = 10
/** In milliseconds: a search takes 20 to 40. */
const longestInDanger = 150
const zip = /(?<!\d)\d{5}(-\d{4})?(?!\d)/

type Heard = Pick<ReturnType<typeof readEmergency>, 'kinds' | 'first'>

/** Searches the directory. Words, places and filters are answered by the database, cards come from the catalogue. */
export function createSearch(
  catalogue: Pick<Catalogue, 'hash' | 'servedServices' | 'isLinked'>,
  database: Database,
  places: Places,
) {
  const directory = createDirectory(catalogue, database, places)
  const services = new Map(catalogue.servedServices.map((service) => [service.id, service]))

  /** Miles to the ZIP code of the address; nothing is said of an area, which has no one place. */
  function milesTo({ address }: CommunityService, place: FoundPlace | undefined): number | null {
    const point = address?.zip ? places.zipCentre(address.zip) : null
    return place?.centre && point ? Math.round(milesBetween(place.centre, point) * 10) / 10 : null
  }

  /** What the directory finds. In danger nobody waits for it long, and what comes first is known without it. */
  async function ask({ kinds, first }: Heard, question: Parameters<typeof directory.search>[0]) {
    const asked = directory.search(question).then((found) => ({ ...found, is_whole: true }))
    if (kinds.length === 0) return asked
    const known = first.filter((id) => services.has(id))
    const without = { ids: known, total: known.length, has_local: false, is_whole: false }
    return within(longestInDanger, asked, without).catch((error: unknown) => {
      if (isOutage(error)) return without
      throw error
    })
  }

  return {
    /** Fills the directory's tables, unless they hold this catalogue already. */
    prepare: directory.prepare,

    /** The place that a text names, or `undefined`. */
    findPlace(text: string, language: Language): (Place & { city: string }) | undefined {
      const place = places.find(text)
      return place && { ...sayPlace(place, language), city: place.city }
    },

    /** One page of the services that a query finds, best first. */
    async search(query: ServiceQuery, language: Language): Promise<Omit<ServicesReply, 'response_code'>> {
      const { q = '', category, spoken, page = 1 } = query
      const asked = query.place?.trim() || q.match(zip)?.[0]
      const place = asked ? places.find(asked) : undefined
      const now = new Date()
      const heard = readEmergency(query.place ? q : q.replace(zip, ' '))
      const { ids, total, has_local, is_whole } = await ask(heard, {
        q: heard.text,
        first: heard.first,
        category,
        spoken,
        place,
        openAt: query.open_now === 'true' ? now : undefined,
        from: (page - 1) * pageSize,
        count: pageSize,
      })
      const found = ids.map((id) => services.get(id)).filter((service) => service !== undefined)
      return {
        services: found.map((service) =>
          serviceCard(service, language, catalogue, { now, miles: milesTo(service, place) }),
        ),
        total,
        page,
        place: place ? sayPlace(place, language) : null,
        unknown_place: Boolean(asked) && !place,
        likely_places: asked && !place ? places.namesakes(asked).map((city) => placeLabel(city, language)) : [],
        has_local,
        emergency: heard.kinds,
        is_whole,
      }
    },
  }
}

function sayPlace(place: FoundPlace, language: Language): Place {
  return { kind: place.kind, label: placeLabel(place, language), state: place.state, zip: place.zip || null }
}
