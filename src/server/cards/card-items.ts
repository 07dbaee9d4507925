import type { CardItem } from '#contract/cards.ts'
import { hourWords } from '#i18n/hours.ts'
import type { Language } from '#i18n/languages.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { CommunityService } from '#server/catalogue/files/community-file.ts'
import { newestDate } from '#server/catalogue/provenance.ts'
import type { HealthCenters } from '#server/communities/health-centers.ts'
import { listWeek, openAt } from '#server/communities/opening-hours.ts'
import { hoursOf } from '#server/communities/service-card.ts'
import { forMedicine, ofNoService, programItem } from './program-on-card.ts'

/** What a reader's page says of an item. Nothing of it is sent: it only finds the record. */
export type NamedItem = { name: string; link: string; coupon: string; drug: string }

/** What only programs have. */
const ofNoProgram = {
  program_kind: null,
  medicine: null,
  money: null,
  benefit: null,
  to_say: null,
  call_note: null,
  papers: [],
}

type Entry = {
  id: string
  names: string[]
  /** Pages of an item for some of its medicines alone. */
  otherLinks?: (string | undefined)[]
  /** `drugId` where the card is made for one medicine. */
  item: (language: Language, drugId?: string) => CardItem
}

export type CardCatalogue = Pick<
  Catalogue,
  'served' | 'servedVendors' | 'servedServices' | 'findDrug' | 'offersFor' | 'generalPrograms' | 'figures'
>

/** Finds what a card can hold: programs, vendors and community services of the catalogue. */
export function createCardItems(catalogue: CardCatalogue, healthCenters: HealthCenters) {
  const { served, servedVendors, servedServices } = catalogue
  const entries: Entry[] = [
    ...served.map((program) => ({
      id: program.id,
      names: [program.name],
      otherLinks: program.medicine_groups?.flatMap((group) => [group.website, group.form_url]),
      item: (language: Language, drugId?: string) => programItem(catalogue, { program, drugId }, language),
    })),
    ...servedVendors.map(({ id, name, coupon, website, evidence, sources }) => ({
      id,
      names: [name],
      item: (language: Language) => ({
        ...ofNoService,
        ...ofNoProgram,
        item_id: id,
        kind: 'vendor' as const,
        name,
        coupon: coupon[language],
        url: website,
        phone: null,
        evidence,
        source_date: newestDate(sources),
      }),
    })),
    ...servedServices.map((service) => ({
      id: service.id,
      names: [service.name.en, service.name.es, service.organization.name],
      item: (language: Language) => serviceItem(service, language),
    })),
  ]
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const byName = new Map<string, Entry[]>()
  for (const entry of entries) {
    for (const name of new Set(entry.names)) byName.set(name, [...(byName.get(name) ?? []), entry])
  }

  return {
    /** By the id of an item or, for a program, with that of the medicine that its card is made for. */
    findById(ref: string, language: Language): CardItem | undefined {
      const [id = '', drugId] = ref.split(forMedicine)
      const center = healthCenters.find(id)
      return center ? serviceItem(center.service, language) : byId.get(id)?.item(language, drugId)
    },

    /**
     * Every item with exactly this name and link: an organization's name may stand for several services. Where one of
     * them has the coupon too, that one alone.
     */
    findByNameAndLink({ name, link, coupon, drug }: NamedItem, language: Language): CardItem[] {
      const url = ['', 'N/A'].includes(link.trim()) ? null : link.trim()
      const found = (byName.get(name.trim()) ?? []).filter(
        ({ item, otherLinks }) => item('en').url === url || (url !== null && otherLinks?.includes(url)),
      )
      const said = coupon.trim()
      const sameCoupon = found.find(({ item }) => item('en').coupon === said || item('es').coupon === said)
      return (sameCoupon ? [sameCoupon] : found).map(({ item }) => item(language, drug.trim()))
    },
  }
}

function serviceItem(service: CommunityService, language: Language): CardItem {
  const { id, name, organization, area, address, website, phone, phone_confirmed, schedule, eligibility } = service
  const now = new Date()
  return {
    ...ofNoProgram,
    item_id: id,
    kind: 'service',
    name: name[language],
    organization: organization.name,
    area_served: area.name[language],
    address: address && `${address.street}, ${address.city}, ${address.state} ${address.zip ?? ''}`.trim(),
    eligibility: eligibility?.[language] ?? null,
    hours: hoursOf(service, language),
    week: schedule && listWeek(schedule, hourWords[language], now),
    open: openAt(schedule, now),
    coupon: null,
    url: website,
    phone,
    phone_confirmed,
    evidence: service.evidence,
    source_date: newestDate(service.sources),
  }
}
