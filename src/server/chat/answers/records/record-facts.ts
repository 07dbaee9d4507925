import type { ResultItem } from '#contract/chat.ts'
import type { Address, ServiceCard, VendorDetails } from '#contract/communities.ts'
import type { ProgramCard } from '#contract/programs.ts'
import type { Provenance } from '#contract/sources.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { RecordRef } from '#server/chat/turn.ts'
import { serviceItem, vendorItem } from '../local/local-items.ts'
import { caveats } from '../medicine/program-block.ts'
import { programItem } from '../medicine/program-item.ts'

/** What answers say of a record of any kind. */
export type RecordFacts = {
  ref: RecordRef
  name: string
  item: ResultItem
  hours: string | null
  /** What else a reader should know, in sentences. */
  details: string[]
  caveats: string[]
  /** What its record says to send along. */
  papers: string[]
  provenance: Provenance
}

/** All that a record says in sentences. */
export function textsOf({ item, details, papers }: RecordFacts): string[] {
  return [item.line, ...details, ...papers]
}

export function programFacts(card: ProgramCard, papers: string[], language: Language): RecordFacts {
  const t = translators[language]
  const broken = card.findings.filter(({ result }) => result === 'not_met').map(({ text }) => text)
  const special = card.sentences.filter(({ rule }) => rule === 'exceptions' || rule === 'citizenship')
  return {
    ref: { kind: 'program', id: card.program_id },
    name: card.program_name,
    item: programItem(card),
    hours: card.phone_hours,
    details: [
      ...broken,
      card.program_criteria && `${t('chatMedicine.record.who')} ${card.program_criteria}`,
      broken.length === 0 && card.coverage_requirement,
      special.length > 0 && `${t('chatMedicine.record.goodToKnow')} ${special.map(({ text }) => text).join(' ')}`,
    ].filter((detail) => typeof detail === 'string' && detail !== '') as string[],
    caveats: caveats(card, language),
    papers,
    provenance: card,
  }
}

export function serviceFacts(card: ServiceCard, language: Language): RecordFacts {
  const t = translators[language]
  const area = t('chatMedicine.record.area', { area: card.area_served })
  return {
    ref: { kind: 'service', id: card.service_id },
    name: card.service_name,
    item: serviceItem(card),
    hours: card.hours,
    details: [card.eligibility, card.address && addressLine(card.address), area].filter((detail) => detail !== null),
    caveats: card.phone_number && !card.phone_confirmed ? [t('chatMedicine.record.publicNumber')] : [],
    papers: [],
    provenance: card,
  }
}

export function vendorFacts(vendor: VendorDetails): RecordFacts {
  return {
    ref: { kind: 'vendor', id: vendor.id },
    name: vendor.vendor_name,
    item: vendorItem(vendor),
    hours: null,
    details: [`${vendor.programme_name}. ${vendor.location}.`],
    caveats: [],
    papers: [],
    provenance: vendor,
  }
}

function addressLine({ street, city, state, zip }: Address): string {
  return `${street}, ${city}, ${[state, zip].filter(Boolean).join(' ')}.`
}
