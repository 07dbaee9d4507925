import { serviceCategory } from '#contract/choices.ts'
import type {
  CommunityItem,
  ServiceCard,
  ServiceCategory,
  VendorDetails,
  VendorName,
  VendorNamesReply,
} from '#contract/communities.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Vendor } from '#server/catalogue/files/read-vendors.ts'
import { provenanceOf } from '#server/catalogue/provenance.ts'
import type { Database } from '#server/db/connect.ts'
import type { HealthCenters } from './health-centers.ts'
import type { Places } from './places/find-place.ts'
import { createSearch } from './search/search.ts'
import { serviceCard } from './service-card.ts'

export type Communities = ReturnType<typeof createCommunities>

/** The directory of local help: what is looked up comes from the catalogue in memory, what is searched from the database. */
export function createCommunities(
  catalogue: Catalogue,
  database: Database,
  places: Places,
  healthCenters: HealthCenters,
) {
  const { servedProgrammes, servedServices } = catalogue
  const services = new Map(servedServices.map((service) => [service.id, service]))

  return {
    ...createVendors(catalogue),
    ...createSearch(catalogue, database, places, healthCenters),

    /** The vendors' programmes first, then the organizations, one item a service. */
    list(language: Language): CommunityItem[] {
      const programmes = servedProgrammes.map(({ id, name, location }) => ({
        id,
        label: `${name[language]} (${location[language]})`,
        programme_name: name[language],
        location: location[language],
        kind: 'programme' as const,
        url_link: null,
      }))
      const organizations = servedServices.map(({ id, organization, name, area, website }) => ({
        id,
        label: organization.name,
        programme_name: name[language],
        location: area.name[language],
        kind: 'organization' as const,
        url_link: website,
      }))
      return [...programmes, ...organizations]
    },

    /** One service as of now, or `undefined` for an unknown id. */
    findService(id: string, language: Language): ServiceCard | undefined {
      const service = services.get(id) ?? healthCenters.find(id)?.service
      return service && serviceCard(service, language, catalogue, { now: new Date() })
    },

    /** Whether a service is for the whole country or for the state that is meant where none is named. */
    isForHome(id: string): boolean {
      const area = services.get(id)?.area
      return area?.kind === 'national' || area?.state === places.homeState
    },

    /** How many services are served of each category. */
    countByCategory(): Record<ServiceCategory, number> {
      const count = (category: ServiceCategory) =>
        servedServices.filter((service) => service.category === category).length
      return Object.fromEntries(serviceCategory.options.map((category) => [category, count(category)])) as Record<
        ServiceCategory,
        number
      >
    },
  }
}

/** The vendors of the programmes, and what each offers. */
function createVendors({ servedProgrammes, servedServices, servedVendors, isLinked }: Catalogue) {
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
