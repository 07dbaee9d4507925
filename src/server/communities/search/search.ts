import type { Place, ServiceQuery, ServicesReply } from '#contract/communities.ts'
import type { Language } from '#i18n/languages.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { CommunityService } from '#server/catalogue/files/community-file.ts'
import type { Database } from '#server/db/connect.ts'
import { isOutage } from '#server/db/outage.ts'
import { readEmergency } from '#server/emergencies/read-emergency.ts'
import { within } from '#server/within.ts'
import { createDirectory } from '../directory.ts'
import { createFirstHelp } from '../first-help.ts'
import type { HealthCenters } from '../health-centers.ts'
import { type FoundPlace, type Places, placeLabel } from '../places/find-place.ts'
import { milesBetween } from '../places/miles.ts'
import { serviceCard } from '../service-card.ts'

const pageSize = 10
/** In milliseconds: a search takes 20 to 40. */
const longestInDanger = 150
const zip = /(?<!\d)\d{5}(-\d{4})?(?!\d)/

type Heard = Pick<ReturnType<typeof readEmergency>, 'kinds' | 'first'>

/** Searches the directory. Words, places and filters are answered by the database, cards come from the catalogue. */
export function createSearch(
  catalogue: Pick<Catalogue, 'hash' | 'servedServices' | 'countyCode' | 'isLinked'>,
  database: Database,
  places: Places,
  healthCenters: HealthCenters,
) {
  const directory = createDirectory(catalogue, database, places)
  const firstHelp = createFirstHelp(catalogue.servedServices, places, catalogue.countyCode)
  const services = new Map(catalogue.servedServices.map((service) => [service.id, service]))

  const find = (id: string) => services.get(id) ?? healthCenters.find(id)?.service

  /** Miles to the address, or to the centre of its ZIP code; nothing is said of an area, which has no one place. */
  function milesTo({ id, address }: CommunityService, place: FoundPlace | undefined): number | null {
    const point = healthCenters.find(id)?.point ?? (address?.zip ? places.zipCentre(address.zip) : null)
    return place?.centre && point ? Math.round(milesBetween(place.centre, point) * 10) / 10 : null
  }

  function centersNear(place: FoundPlace | undefined) {
    return place?.centre ? healthCenters.near(place.centre) : []
  }

  /** Who names only a place is shown first what everyone should know of there. */
  function basics(
    { category, spoken, open_now }: ServiceQuery,
    words: string,
    place: FoundPlace | undefined,
  ): string[] {
    const isAnything = !words.trim() && !category && !spoken && open_now !== 'true'
    if (!place || !isAnything) return []
    const [center] = centersNear(place)
    return [...(center ? [center.id] : []), ...firstHelp(place).map(({ id }) => id)]
  }

  /** The place that is looked near: of one that we do not know its state, where that is named, and else none at all. */
  function placeAsked(asked: string) {
    const known = asked ? places.find(asked) : undefined
    const place = known ?? places.stateNamed(asked)
    return { known, place, isNowhere: asked !== '' && !place }
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
      const asked = query.place?.trim() || q.match(zip)?.[0] || ''
      const { known, place, isNowhere } = placeAsked(asked)
      const now = new Date()
      const heard = readEmergency(query.place ? q : q.replace(zip, ' '))
      const { ids, total, has_local, is_whole } = await ask(heard, {
        q: heard.text,
        first: [...heard.first, ...basics(query, heard.text, place)],
        category,
        spoken,
        place,
        isNowhere,
        centers: centersNear(place),
        openAt: query.open_now === 'true' ? now : undefined,
        from: (page - 1) * pageSize,
        count: pageSize,
      })
      const found = ids.map(find).filter((service) => service !== undefined)
      return {
        services: found.map((service) =>
          serviceCard(service, language, catalogue, { now, miles: milesTo(service, place) }),
        ),
        total,
        page,
        place: place ? sayPlace(place, language) : null,
        unknown_place: Boolean(asked) && !known,
        likely_places: known ? [] : places.likely(asked).map((city) => placeLabel(city, language)),
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
