import type { VendorDetails, VendorName, VendorNamesReply } from '#contract/communities.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Vendor } from '#server/catalogue/files/read-vendors.ts'
import { provenanceOf } from '#server/catalogue/provenance.ts'

/** The vendors of the programmes, and what each offers. */
export function createVendors({ servedProgrammes, servedServices, servedVendors, isLinked }: Catalogue) {
  const programmes = new Map(servedProgrammes.map((programme) => [programme.id, programme]))
  const services = new Set(servedServices.map(({ id }) => id))
  const vendors = new Map(servedVendors.map((vendor) => [vendor.id, vendor]))

  return {
    /** The vendors of a programme; a service is known and has none; `undefined` for an unknown id. */
    vendorsOf(id: string, language: Language): Omit<VendorNamesReply, 'response_code'> | undefined {
      const programme = programmes.get(id)
      if (programme) return { Vendors_names: programme.vendors.map((vendor) => vendorName(vendor, language)) }
      return services.has(id) ? { Vendors_names: [], message: translators[language]('vendors.none') } : undefined
    },

    /** One vendor, or `undefined` for an unknown id. */
    vendor(id: string, language: Language): VendorDetails | undefined {
      const vendor = vendors.get(id)
      return (
        vendor && {
          ...vendorName(vendor, language),
          programme_name: vendor.programme.name[language],
          location: vendor.programme.location[language],
        }
      )
    },
  }

  function vendorName(vendor: Omit<Vendor, 'programme'>, language: Language): VendorName {
    return {
      id: vendor.id,
      vendor_name: vendor.name,
      discount_coupon: vendor.coupon[language],
      url_link: vendor.website,
      ...provenanceOf(vendor, isLinked),
    }
  }
}
