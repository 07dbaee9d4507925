import type { ProgramRules } from '#contract/programs.ts'
import type { Provenance } from '#contract/sources.ts'
import { languages } from '#i18n/languages.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { CommunityService } from '#server/catalogue/files/community-file.ts'
import type { Knowledge } from '#server/catalogue/files/knowledge-file.ts'
import type { Program } from '#server/catalogue/files/program-file.ts'
import type { Vendor } from '#server/catalogue/files/read-vendors.ts'
import { provenanceOf } from '#server/catalogue/provenance.ts'
import type { RecordRef } from '#server/chat/turn.ts'
import { serviceCard } from '#server/communities/service-card.ts'
import { easternDay } from '#server/eastern-day.ts'
import { createLimits, type Limits } from '#server/eligibility/income-limit.ts'
import { createPrices } from '#server/prices/prices.ts'
import { programCard } from '#server/programs/program-card.ts'
import { linksForMedicine, rulesForMedicine } from '#server/programs/rules-for-medicine.ts'
import { linksIn } from './links.ts'

/** What may be said of a served record. */
export type ServedRecord = {
  ref: RecordRef | { kind: 'knowledge' | 'price'; id: string }
  /** Its own names, in both languages. */
  names: string[]
  /** The group behind it: its sponsor or organization. */
  groups: string[]
  phones: string[]
  links: string[]
  /** Everything its cards say, in both languages. */
  texts: string[]
  /** When its sources were dated and when it was checked: `2026-03` or `2026-03-01`. */
  dates: string[]
  /** Dollars that its income rule comes to, by size of the home and state. */
  limits: number[]
}

/** Every record that answers may speak of. */
export function servedRecords(catalogue: Catalogue): ServedRecord[] {
  const { limitOf } = createLimits(catalogue.guidelines)
  return [
    ...catalogue.served.map((program) => ofProgram(program, catalogue, limitOf)),
    ...catalogue.servedServices.map((service) => ofService(service, catalogue)),
    ...catalogue.servedVendors.map((vendor) => ofVendor(vendor, catalogue)),
    ...catalogue.servedKnowledge.map((card) => ofKnowledge(card, catalogue, limitOf)),
    ...ofPrices(catalogue),
  ]
}

function ofProgram(program: Program, catalogue: Catalogue, limitOf: Limits['limitOf']): ServedRecord {
  const medicines = [null, ...program.medicines]
  const rules = medicines.map((medicine) => rulesForMedicine(program, medicine))
  const links = medicines.map((medicine) => linksForMedicine(program, medicine))
  const cards = languages.flatMap((language) =>
    medicines.map((medicine) => programCard({ program, medicine, drug: null }, language, catalogue)),
  )
  const texts = cards.flatMap(({ description, phone_hours, sentences }) => [
    description,
    phone_hours ?? '',
    ...sentences.map(({ text }) => text),
  ])
  return {
    ref: { kind: 'program', id: program.id },
    names: namesOf(program.name),
    groups: [program.sponsor],
    phones: present(program.phone),
    texts: [...new Set(texts)],
    limits: rules.flatMap(({ income }) => limitsOf(income, limitOf)),
    ...proofOf(
      provenanceOf(program, catalogue.isLinked),
      ...links.flatMap(({ website, form_url }) => [website, form_url]),
    ),
  }
}

/** A service or a listed health center. */
export function ofService(service: CommunityService, catalogue: Catalogue): ServedRecord {
  const cards = languages.map((language) => serviceCard(service, language, catalogue, { now: new Date(0) }))
  const { street = '', city = '' } = service.address ?? {}
  return {
    ref: { kind: 'service', id: service.id },
    names: languages.flatMap((language) => namesOf(service.name[language])),
    groups: [service.organization.name],
    phones: present(service.phone),
    texts: [
      ...cards.flatMap(({ description, eligibility, hours, area_served }) => [
        description,
        eligibility ?? '',
        hours ?? '',
        area_served,
      ]),
      `${street}, ${city}`,
    ],
    limits: [],
    ...proofOf(provenanceOf(service, catalogue.isLinked), service.website),
  }
}

function ofVendor(vendor: Vendor, catalogue: Catalogue): ServedRecord {
  const { coupon, programme } = vendor
  return {
    ref: { kind: 'vendor', id: vendor.id },
    names: namesOf(vendor.name),
    groups: [],
    phones: [],
    texts: languages.flatMap((language) => [coupon[language], programme.name[language], programme.location[language]]),
    limits: [],
    ...proofOf(provenanceOf(vendor, catalogue.isLinked), vendor.website),
  }
}

function ofKnowledge(card: Knowledge, { figures, isLinked }: Catalogue, limitOf: Limits['limitOf']): ServedRecord {
  const { questions, answer, then_ask, next_step } = card
  const day = easternDay()
  const texts = languages
    .flatMap((language) => [
      ...questions[language],
      ...[answer, then_ask, next_step].map((words) => words?.[language] ?? ''),
    ])
    .map((text) => figures.fill(text, day) ?? '')
  const proof = proofOf(provenanceOf(card, isLinked), card.website)
  return {
    ref: { kind: 'knowledge', id: card.id },
    names: [],
    groups: [],
    phones: present(card.phone),
    texts,
    limits: limitsOf(card.income ?? null, limitOf),
    ...proof,
    // A site in the other language stands in the words alone: CuidadoDeSalud.gov.
    links: [...proof.links, ...texts.flatMap(linksIn)],
    dates: card.sources.flatMap(({ page_date }) => present(page_date)),
  }
}

/** A medicine's prices have no name of their own: they are said word for word. */
function ofPrices(catalogue: Catalogue): ServedRecord[] {
  const { of } = createPrices(catalogue)
  return catalogue.drugs.flatMap((drug) => {
    const prices = languages.flatMap((language) => of(drug, language).prices)
    if (prices.length === 0) return []
    return {
      ref: { kind: 'price' as const, id: drug.id },
      names: [],
      groups: [],
      phones: [],
      links: [...new Set(prices.flatMap(({ website }) => present(website)))],
      texts: prices.flatMap(({ said, note, is_not }) => [said, note ?? '', is_not]),
      dates: prices.map(({ date }) => date),
      limits: [],
    }
  })
}

function proofOf({ sources, source_date, checked_on }: Provenance, ...addresses: (string | null)[]) {
  return {
    links: [...new Set([...present(...addresses), ...sources.map(({ url }) => url)])],
    dates: present(source_date, checked_on, ...sources.map(({ page_date }) => page_date)),
  }
}

/** The name as it is, and without what stands in brackets. */
function namesOf(name: string): string[] {
  return [...new Set([name, name.replace(/\s*\([^)]*\)/g, '').trim()])].filter(Boolean)
}

function limitsOf(income: ProgramRules['income'], limitOf: Limits['limitOf']): number[] {
  if (!income) return []
  const sizes = Array.from({ length: 12 }, (_, at) => at + 1)
  const limits = ['NY', 'AK', 'HI'].flatMap((state) => sizes.map((size) => limitOf(income, size, state)))
  return [...new Set(limits.filter((limit) => limit !== undefined))]
}

function present(...values: (string | null)[]): string[] {
  return values.filter((value) => value !== null)
}
