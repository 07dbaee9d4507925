import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Vendor, VendorProgramme } from '#server/catalogue/files/read-vendors.ts'
import type { Answer, Understood } from '#server/chat/turn.ts'
import type { Communities } from '#server/communities/communities.ts'
import { answerOf } from '../answerer.ts'
import { bullets, link, paragraphs } from '../markup.ts'
import { mostCards } from '../short.ts'
import { createDealFinder, dealWords, stateIn } from './find-deals.ts'
import { vendorItem } from './local-items.ts'

/** Finds vendors' discounts by words and place. */
export function createDeals(catalogue: Catalogue, communities: Communities) {
  const deals = createDealFinder(catalogue)

  function named({ records }: Understood): Vendor[] {
    return records.flatMap(({ kind, id }) =>
      kind === 'vendor' ? catalogue.servedVendors.filter((vendor) => vendor.id === id) : [],
    )
  }

  function list(found: Vendor[], language: Language): Answer {
    const t = translators[language]
    const shown = found.slice(0, mostCards)
    const isMore = found.length > shown.length
    return answerOf(
      paragraphs(
        t(isMore ? 'chatTalk.deals.best' : 'chatTalk.deals.found', { count: found.length }),
        bullets(shown.map((vendor) => line(vendor, language))),
        t('communities.deals.change'),
        isMore && programmeLinks(shown, language).join(' · '),
      ),
      {
        items: shown.flatMap(({ id }) => {
          const vendor = communities.vendor(id, language)
          return vendor ? [vendorItem(vendor)] : []
        }),
        shown: shown.map(({ id }) => ({ kind: 'vendor', id })),
        suggestions: [
          t('chatMedicine.suggest.card'),
          ...otherProgrammes(shown, language).map(({ name }) => t('chatTalk.deals.ask', { programme: name[language] })),
        ],
      },
    )
  }

  /** One programme a name: the first that names no state, else the first. */
  function programmes(language: Language): VendorProgramme[] {
    const byName = new Map<string, VendorProgramme>()
    for (const programme of catalogue.servedProgrammes) {
      const known = byName.get(programme.name[language])
      if (!known || (isWide(programme) && !isWide(known))) byName.set(programme.name[language], programme)
    }
    return [...byName.values()]
  }

  function otherProgrammes(shown: Vendor[], language: Language): VendorProgramme[] {
    const names = shown.map(({ programme }) => programme.name[language])
    return programmes(language).filter(({ name }) => !names.includes(name[language]))
  }

  function kinds(words: 'none' | 'kinds', language: Language): Answer {
    const t = translators[language]
    const known = programmes(language)
    return answerOf(
      paragraphs(
        t(`chatTalk.deals.${words}`),
        bullets(known.slice(0, mostCards).map(({ id, name }) => link(name[language], programmeAddress(id)))),
        link(t('chatTalk.deals.all'), '/specialcommunity'),
      ),
      {
        suggestions: known
          .slice(0, mostCards)
          .map(({ name }) => t('chatTalk.deals.ask', { programme: name[language] })),
      },
    )
  }

  /** Deals that fit the words, near the person where they are not for the whole country. */
  return function answer(understood: Understood): Answer {
    const { deal, place, language } = understood
    const byWords = deals.find(deal, communities.findPlace(place, language))
    const found = byWords.length > 0 ? byWords : named(understood)
    if (found.length > 0) return list(found, language)
    return kinds(dealWords(deal).length > 0 ? 'none' : 'kinds', language)
  }
}

function line({ name, coupon, programme }: Vendor, language: Language): string {
  return `**${name}** (${programme.location[language]}): ${coupon[language]}`
}

function programmeLinks(vendors: Vendor[], language: Language): string[] {
  const programmes = new Map(vendors.map(({ programme }) => [programme.id, programme]))
  return [...programmes.values()].map(({ id, name, location }) =>
    link(`${name[language]} (${location[language]})`, programmeAddress(id)),
  )
}

function isWide({ location }: Pick<VendorProgramme, 'location'>): boolean {
  return stateIn(location.en) === undefined
}

function programmeAddress(id: string): string {
  return `/specialcommunity?${new URLSearchParams({ program: id })}`
}
