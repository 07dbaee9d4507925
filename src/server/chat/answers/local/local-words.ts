import { serviceCategory } from '#contract/choices.ts'
import type { Place, ServiceCard, ServiceCategory, ServicesReply } from '#contract/communities.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { Answer } from '#server/chat/turn.ts'
import type { Communities } from '#server/communities/communities.ts'
import { answerOf } from '../answerer.ts'
import { bullets, link, paragraphs, phoneLink } from '../markup.ts'

/** What the directory was asked, as its page is asked it. */
export type ServiceQuery = { q?: string; category?: ServiceCategory; place?: string }

/** What was found, and near where. */
export function headOf({ place, total, has_local }: Omit<ServicesReply, 'response_code'>, language: Language): string {
  const t = translators[language]
  const isState = place?.kind === 'state'
  const where = { place: place?.label ?? '', count: total }
  if (!has_local) return t(isState ? 'chatTalk.local.nothingLocalIn' : 'chatTalk.local.nothingLocal', where)
  return `${t(isState ? 'chatTalk.local.in' : 'chatTalk.local.near', where)} ${t('chatTalk.local.best')}`
}

/** A service, how far it is, whether it is open now, and where it helps. */
export function serviceLine(service: ServiceCard, place: Place | null, language: Language): string {
  const t = translators[language]
  const known = [
    distanceOf(service, place, language),
    service.open !== 'unknown' && t(`communities.service.${service.open}`),
    service.distance_miles === null && service.reach !== 'national' && service.area_served,
  ].filter(Boolean)
  const facts = known.length > 0 ? ` ${known.join('. ')}.` : ''
  return `**${service.service_name}**.${facts}`
}

function distanceOf(
  { distance_miles, address }: ServiceCard,
  place: Place | null,
  language: Language,
): string | undefined {
  if (distance_miles === null) return undefined
  if (place?.zip && place.zip === address?.zip) return translators[language]('communities.service.sameZip')
  // Between the centres of ZIP codes, so less than a mile says no more than a mile.
  return translators[language]('communities.service.miles', { count: Math.max(1, Math.round(distance_miles)) })
}

/** A person to talk to, in these words, as the record of 211 has it. */
export function personLine(
  communities: Pick<Communities, 'findService'>,
  language: Language,
  words: 'chatTalk.local.person' | 'chatTalk.about.people.local' = 'chatTalk.local.person',
): string {
  const phone = communities.findService('us-211', language)?.phone_number
  return phone ? translators[language](words, { phone: phoneLink(phone) }) : ''
}

/** The page with everything that was found. */
export function seeAll({ query, total }: { query: ServiceQuery; total: number }, language: Language): string {
  const page = `/support-programs?${new URLSearchParams(query)}`
  return link(translators[language]('chatTalk.local.all', { count: total }), page)
}

/** Asks what is needed, with the seven kinds of help as links. */
export function askForNeed(place: Place | undefined, language: Language): Answer {
  const t = translators[language]
  const kinds = serviceCategory.options.map((category) =>
    link(t(`communities.category.${category}`), `/support-programs?category=${category}`),
  )
  const question = place ? t('chatTalk.local.askNeedNear', { place: place.label }) : t('chatTalk.local.askNeed')
  return answerOf(paragraphs(question, bullets(kinds)), {
    asks: 'need',
    suggestions: (['food', 'rent', 'ride', 'lawyer'] as const).map((need) => t(`chatTalk.local.needs.${need}`)),
  })
}
