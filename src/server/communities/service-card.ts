import type { ServiceCard } from '#contract/communities.ts'
import { hourWords } from '#i18n/hours.ts'
import type { Language } from '#i18n/languages.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { CommunityService } from '#server/catalogue/files/community-file.ts'
import { provenanceOf } from '#server/catalogue/provenance.ts'
import { openAt, sayHours } from './opening-hours.ts'

/** When a card is made, and how far its address lies from the place asked for. */
type Moment = { now: Date; miles?: number | null }

/** Chooses field by field what leaves the server of a service, in one language. */
export function serviceCard(
  service: CommunityService,
  language: Language,
  { isLinked }: Pick<Catalogue, 'isLinked'>,
  { now, miles = null }: Moment,
): ServiceCard {
  return {
    service_id: service.id,
    service_name: service.name[language],
    organization: service.organization.name,
    category: service.category,
    description: service.description[language],
    eligibility: service.eligibility?.[language] ?? null,
    phone_number: service.phone,
    phone_confirmed: service.phone_confirmed,
    url_link: service.website,
    address: service.address,
    area_served: service.area.name[language],
    reach: service.area.kind,
    languages: service.languages,
    hours: hoursOf(service, language),
    schedules: service.schedule,
    open: openAt(service.schedule, now),
    distance_miles: miles,
    ...provenanceOf(service, isLinked),
  }
}

/** When a service is open, in words. */
export function hoursOf({ schedule, hours, area }: CommunityService, language: Language): string | null {
  // Who lives elsewhere needs to know whose clock is meant.
  if (schedule) return sayHours(schedule, hourWords[language], { withZone: area.kind === 'national' })
  return hours?.[language] ?? null
}
