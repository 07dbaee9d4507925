import { catalogue } from '../records/shipped-catalogue.ts'

/** A few served records of each kind. */
export function someItems() {
  const { served, servedVendors, servedServices } = catalogue
  return { programs: served.slice(0, 3), vendors: servedVendors.slice(0, 3), services: servedServices.slice(0, 3) }
}

type Named = { name: string; link: string; coupon?: string }

/** The fields of a mailed card of vendors, as the page sends them. */
export function vendorForm(email: string, items: Named[], more: Record<string, string> = {}): Record<string, string> {
  const fields = items.flatMap(({ name, link, coupon = 'N/A' }, index) => [
    [`item_${index}_vendor_name`, name],
    [`item_${index}_url_link`, link],
    [`item_${index}_discount_coupon`, coupon],
  ])
  return {
    email,
    special_type: 'specialCommunity',
    item_count: String(items.length),
    ...Object.fromEntries(fields),
    ...more,
  }
}
