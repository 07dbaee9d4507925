import { z } from 'zod'
import { serviceCategory } from '#contract/choices.ts'
import { address, schedule } from '#contract/communities.ts'
import { provenanceFields, slug, webAddress, words } from './record-parts.ts'
import type { WatchResult } from './watch-file.ts'

/** Help that everyone is shown first where they live: health cover, food money, advice on Medicare, a person to ask, food, a doctor. */
export const basic = z.enum(['health_center', 'food_bank', 'helpline', 'medicaid', 'snap', 'ship'])
export type Basic = z.infer<typeof basic>

export const phone = z
  .string()
  .regex(/^((1-)?\d{3}-\d{3}-\d{4}|\d{3})$/, 'must look like 585-555-0100, 1-800-555-0100 or 211')

/**
 * The area a service helps. `counties` are all of it, and found from each of their ZIP codes. `cities` lie in it: they
 * rank results near a place. Neither is shown. `part_of_state`: some of the state, and no source says which.
 */
const area = z.strictObject({
  kind: z.enum(['national', 'state', 'local']),
  state: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  cities: z.array(z.string().min(1)),
  counties: z.array(z.string().min(1)).min(1).optional(),
  part_of_state: z.literal(true).optional(),
  name: words,
})

const service = z.strictObject({
  id: slug,
  name: words,
  category: serviceCategory,
  basic: basic.optional(),
  description: words,
  eligibility: words.nullable(),
  phone: phone.nullable(),
  /** Numbers that the texts name beside the phone: another office, a line for the night or for texts. */
  further_phones: z.array(phone).min(1).optional(),
  /** A number that is not proved: it never leaves the server. */
  phone_to_check: phone.optional(),
  website: webAddress.nullable(),
  address: address.nullable(),
  area,
  languages: z.array(z.enum(['en', 'es'])).nullable(),
  /** The hours as times; where they can't be read as such, `hours` has them in words. */
  schedule: z.array(schedule).min(1).nullable(),
  hours: words.nullable(),
  ...provenanceFields,
  keeper_note: z.string().nullable(),
})

/** A file of `catalogue/communities`: the organizations of one region and their services, in HSDS terms. */
export const communityFile = z.strictObject({
  region: z.string().min(1),
  organizations: z
    .array(z.strictObject({ id: slug, name: z.string().min(1), services: z.array(service).min(1) }))
    .min(1),
})

export type CommunityService = Omit<z.infer<typeof service>, 'phone_to_check'> & {
  organization: { id: string; name: string }
  /** False of a number that only a list names. */
  phone_confirmed: boolean
  watched?: readonly WatchResult[]
  /** The id of the service of the whole country that leads to this one: it is not shown where this one is. */
  stands_for?: string | undefined
}
