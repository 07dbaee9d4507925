import type { ServiceCard, VendorDetails } from '#contract/communities.ts'
import type { ProgramCard } from '#contract/programs.ts'
import type { Provenance } from '#contract/sources.ts'

/** A record as a model reads it: few words, and only what may be said. */
export type RecordFields = Record<string, string | number | null>

const longest = 400

export function programFields(card: ProgramCard): RecordFields {
  return {
    id: card.program_id,
    name: card.program_name,
    sponsor: card.sponsor,
    kind: card.kind,
    medicine: card.drug_name || null,
    gives: cut(card.description),
    who: cut(card.program_criteria),
    insurance: cut(card.coverage_requirement),
    fit: card.status,
    phone: card.phone_number,
    phone_hours: card.phone_hours,
    form: card.form_link,
    page: card.program_url,
    ...proofFields(card),
  }
}

export function serviceFields(card: ServiceCard): RecordFields {
  return {
    id: card.service_id,
    name: card.service_name,
    organization: card.organization,
    gives: cut(card.description),
    who: cut(card.eligibility ?? ''),
    phone: card.phone_number,
    page: card.url_link,
    area: card.area_served,
    hours: card.hours,
    ...proofFields(card),
  }
}

export function vendorFields(vendor: VendorDetails): RecordFields {
  return {
    id: vendor.id,
    name: vendor.vendor_name,
    gives: vendor.discount_coupon,
    page: vendor.url_link,
    area: vendor.location,
    ...proofFields(vendor),
  }
}

function proofFields({ sources, source_date, checked_on }: Provenance): RecordFields {
  return { source: sources[0]?.url ?? null, source_date, checked_on }
}

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
