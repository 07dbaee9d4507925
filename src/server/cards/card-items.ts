import type { CardItem } from '#contract/cards.ts'
import type { Language } from '#i18n/languages.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { CommunityService } from '#server/catalogue/files/community-file.ts'
import type { HealthCenters } from '#server/communities/health-centers.ts'
import { hoursOf } from '#server/communities/service-card.ts'

/** What a reader's page says of an item. Nothing of it is sent: it only finds the record. */
export type NamedItem = { name: string; link: string; coupon: string }

/** What only services have. */
const ofNoService = { organization: null, area_served: null, address: null, hours: null, phone_confirmed: true }

type Entry = {
  names: string[]
  /** Pages of an item for some of its medicines alone. */
  otherLinks?: (string | undefined)[]
  item: (language: Language) => CardItem
}

/** Finds what a card can hold: programs, vendors and community services of the catalogue. */
export function createCardItems(
  { served, servedVendors, servedServices }: Pick<Catalogue, 'served' | 'servedVendors' | 'servedServices'>,
  healthCenters: HealthCenters,
) {
  const entries: Entry[] = [
    ...served.map(({ id, name, kind, website, form_url, phone, medicine_groups = [] }) => ({
      names: [name],
      otherLinks: medicine_groups.map((group) => group.website),
      item: () => ({
        ...ofNoService,
        item_id: id,
        kind: kind === 'copay' ? ('copay' as const) : ('program' as const),
        name,
        coupon: null,
        url: website ?? form_url,
        phone,
      }),
    })),
    ...servedVendors.map(({ id, name, coupon, website }) => ({
      names: [name],
      item: (language: Language) => ({
        ...ofNoService,
        item_id: id,
        kind: 'vendor' as const,
        name,
        coupon: coupon[language],
        url: website,
        phone: null,
      }),
    })),
    ...servedServices.map((service) => ({
      names: [service.name.en, service.name.es, service.organization.name],
      item: (language: Language) => serviceItem(service, language),
    })),
  ]
  const byId = new Map(entries.map((entry) => [entry.item('en').item_id, entry]))
  const byName = new Map<string, Entry[]>()
  for (const entry of entries) {
    for (const name of new Set(entry.names)) byName.set(name, [...(byName.get(name) ?? []), entry])
  }

  return {
    findById(id: string, language: Language): CardItem | undefined {
      const center = healthCenters.find(id)
      return center ? serviceItem(center.service, language) : byId.get(id)?.item(language)
    },

    /**
     * Every item with exactly this name and link: an organization's name may stand for several services. Where one of
     * them has the coupon too, that one alone.
     */
    findByNameAndLink({ name, link, coupon }: NamedItem, language: Language): CardItem[] {
      const url = ['', 'N/A'].includes(link.trim()) ? null : link.trim()
      const found = (byName.get(name.trim()) ?? []).filter(
        ({ item, otherLinks }) => item('en').url === url || (url !== null && otherLinks?.includes(url)),
      )
      const said = coupon.trim()
      const sameCoupon = found.find(({ item }) => item('en').coupon === said || item('es').coupon === said)
      return (sameCoupon ? [sameCoupon] : found).map(({ item }) => item(language))
    },
  }
}

function serviceItem(service: CommunityService, language: Language): CardItem {
  const { id, name, organization, area, address, website, phone, phone_evidence } = service
  return {
    item_id: id,
    kind: 'service',
    name: name[language],
    organization: organization.name,
    area_served: area.name[language],
    address: address && `${address.street}, ${address.city}, ${address.state} ${address.zip ?? ''}`.trim(),
    hours: hoursOf(service, language),
    coupon: null,
    url: website,
    phone,
    phone_confirmed: phone_evidence !== 'lead',
  }
}
