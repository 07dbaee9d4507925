import { z } from 'zod'
import { serviceCategory, serviceQuery } from './choices.ts'
import { errorReply } from './errors.ts'
import { provenance } from './sources.ts'

export type ServiceCategory = z.infer<typeof serviceCategory>

/** A time of the week at which a service is open (an HSDS schedule). */
export const schedule = z.strictObject({
  byday: z
    .string()
    .regex(/^(MO|TU|WE|TH|FR|SA|SU)(,(MO|TU|WE|TH|FR|SA|SU))*$/)
    .meta({ description: 'Days of the week as RFC 5545 writes them: MO,TU,WE.' }),
  opens_at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  closes_at: z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/),
  timezone: z.enum(['America/New_York', 'America/Chicago']),
})
export type Schedule = z.infer<typeof schedule>

export const address = z.strictObject({
  street: z.string().min(1),
  city: z.string().min(1),
  state: z.string().regex(/^[A-Z]{2}$/),
  zip: z
    .string()
    .regex(/^\d{5}$/)
    .nullable(),
})
export type Address = z.infer<typeof address>

/** One service of one organization, in one language. */
export const serviceCard = z
  .object({
    service_id: z.string(),
    service_name: z.string(),
    organization: z.string(),
    category: serviceCategory,
    description: z.string(),
    eligibility: z.string().nullable(),
    phone_number: z.string().nullable(),
    phone_confirmed: z.boolean().meta({ description: 'false: only a public list names this number. It may be wrong.' }),
    url_link: z.string().nullable(),
    address: address.nullable(),
    area_served: z.string(),
    reach: z.enum(['national', 'state', 'local']),
    languages: z.array(z.enum(['en', 'es'])).nullable(),
    hours: z.string().nullable().meta({ description: 'null: no source says.' }),
    schedules: z.array(schedule).nullable().meta({ description: 'null: the hours can’t be read as times.' }),
    open: z.enum(['open', 'closed', 'unknown']).meta({ description: 'When the answer was made.' }),
    distance_miles: z
      .number()
      .nullable()
      .meta({ description: 'From the place asked for to the address, or to the centre of its ZIP code.' }),
    ...provenance,
  })
  .meta({ id: 'ServiceCard' })
export type ServiceCard = z.infer<typeof serviceCard>

/** A place that services can be near to: a ZIP code, a city or a state. */
const place = z.object({
  kind: z.enum(['zip', 'city', 'state']),
  label: z.string().meta({ description: 'Rochester, NY 14604; Rochester, NY; New York.' }),
  state: z.string(),
  zip: z.string().nullable().meta({ description: 'Of a ZIP code only.' }),
})
export type Place = z.infer<typeof place>

const language = z.enum(['en', 'es'])

export type ServiceQuery = z.infer<typeof serviceQuery>

/** A danger to a life that words may speak of. */
export const emergencyKind = z.enum(['suicide', 'medical', 'poison', 'abuse'])
export type EmergencyKind = z.infer<typeof emergencyKind>

export const servicesReply = z.object({
  response_code: z.literal(200),
  services: z.array(serviceCard),
  total: z.int().meta({ description: 'How many match, over all pages of 10.' }),
  page: z.int(),
  place: place.nullable().meta({
    description:
      'null: no place was asked for, or we do not know it. Of an unknown city with a known state: the state.',
  }),
  unknown_place: z.boolean(),
  likely_places: z.array(z.string()).meta({
    description: 'Cities that the unknown place may mean, by the same name or a near one: ask which is meant.',
  }),
  has_local: z.boolean().meta({ description: 'Whether any of the services that match, on any page, is local help.' }),
  emergency: z
    .array(emergencyKind)
    .meta({ description: 'Dangers that the words speak of. Show 911 and the hotline of each above the services.' }),
  is_whole: z.boolean().meta({
    description: 'false: the directory did not answer, and only what comes first in danger is given.',
  }),
})
export type ServicesReply = z.infer<typeof servicesReply>

/** Searches the directory of local help. */
export const listServices = {
  method: 'GET',
  url: '/api/community_services',
  schema: {
    operationId: 'listServices',
    summary: 'Search local help',
    description:
      'By words in either language, category, place, language spoken and whether it is open now. Without a place, words that more than 4,000 services have find only help for a whole state or the country.',
    tags: ['Communities'],
    querystring: serviceQuery,
    response: { 200: servicesReply, 400: errorReply, 429: errorReply, 503: errorReply },
  },
} as const

const communityItem = z
  .object({
    id: z.string(),
    label: z.string(),
    programme_name: z.string(),
    location: z.string(),
    kind: z.enum(['programme', 'organization']).meta({ description: 'Only programmes have vendors.' }),
    url_link: z.string().nullable(),
  })
  .meta({ id: 'CommunityItem' })
export type CommunityItem = z.infer<typeof communityItem>

export const communitiesReply = z.object({ response_code: z.literal(200), all_community: z.array(communityItem) })
export type CommunitiesReply = z.infer<typeof communitiesReply>

const lng = language.optional()

/** The vendor programmes first, then the organizations. */
export const listCommunities = {
  method: 'GET',
  url: '/api/get_all_communities',
  schema: {
    operationId: 'listCommunities',
    summary: 'List vendor programmes and community organizations',
    tags: ['Communities'],
    querystring: z.object({ lng }),
    response: { 200: communitiesReply, 400: errorReply, 429: errorReply, 503: errorReply },
  },
} as const

const vendorName = z.object({
  id: z.string(),
  vendor_name: z.string(),
  discount_coupon: z.string(),
  url_link: z.string().nullable(),
  ...provenance,
})
export type VendorName = z.infer<typeof vendorName>

export const vendorNamesReply = z.object({
  response_code: z.literal(200),
  Vendors_names: z.array(vendorName),
  message: z.string().optional().meta({ description: 'Why the list is empty.' }),
})
export type VendorNamesReply = z.infer<typeof vendorNamesReply>

/** The vendors of one programme. A known programme without vendors gives an empty list and a message. */
export const listVendors = {
  method: 'GET',
  url: '/api/vendors_names',
  schema: {
    operationId: 'listVendors',
    summary: 'List the vendors of a programme',
    tags: ['Communities'],
    querystring: z.object({ programme_id: z.string().min(1).max(120), lng }),
    response: { 200: vendorNamesReply, 400: errorReply, 404: errorReply, 429: errorReply, 503: errorReply },
  },
} as const

const vendorDetails = vendorName.extend({ programme_name: z.string(), location: z.string() })
export type VendorDetails = z.infer<typeof vendorDetails>

export const vendorDetailsReply = z.object({
  response_code: z.literal(200),
  Vendors_details: z.array(vendorDetails).length(1),
})
export type VendorDetailsReply = z.infer<typeof vendorDetailsReply>

/** One vendor, as a list of one. */
export const readVendor = {
  method: 'GET',
  url: '/api/vendors_details',
  schema: {
    operationId: 'readVendor',
    summary: 'Read one vendor',
    tags: ['Communities'],
    querystring: z.object({ vendors_id: z.string().min(1).max(120), lng }),
    response: { 200: vendorDetailsReply, 400: errorReply, 404: errorReply, 429: errorReply, 503: errorReply },
  },
} as const
