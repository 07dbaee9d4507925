import type { ResultItem } from '#contract/chat.ts'
import type { ServiceCard, VendorDetails } from '#contract/communities.ts'
import type { Provenance } from '#contract/sources.ts'

/** The card of a service near the reader. */
export function serviceItem(service: ServiceCard): ResultItem {
  return {
    item_id: service.service_id,
    kind: 'service',
    program_name: service.service_name,
    program_url: service.url_link,
    organization: service.organization,
    line: service.description,
    form_link: null,
    phone_number: service.phone_number,
    phone_confirmed: service.phone_confirmed,
    ...sourceOf(service),
  }
}

/** The card of a vendor and its discount. */
export function vendorItem(vendor: VendorDetails): ResultItem {
  return {
    item_id: vendor.id,
    kind: 'vendor',
    vendor_name: vendor.vendor_name,
    url_link: vendor.url_link,
    discount_coupon: vendor.discount_coupon,
    organization: null,
    line: vendor.discount_coupon,
    form_link: null,
    phone_number: null,
    phone_confirmed: true,
    ...sourceOf(vendor),
  }
}

function sourceOf({ sources, source_date, checked_on, freshness }: Provenance) {
  return { source_url: sources[0]?.url ?? null, source_date, checked_on, freshness }
}
