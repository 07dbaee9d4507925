import { z } from 'zod'
import { serviceCategory } from '#contract/choices.ts'
import { states as english } from '#i18n/en/local-help/states.ts'
import { states as spanish } from '#i18n/es/local-help/states.ts'
import { basic, type CommunityService, phone } from './community-file.ts'
import { citation, provenanceFields, slug, webAddress, words } from './record-parts.ts'

const { sources, evidence, checked_on, checked_by, es_reviewed_by } = provenanceFields
const state = z.enum(Object.keys(english) as [keyof typeof english])
const cities = z.array(z.string().min(1)).min(1)

/** One state's service, or with `cities` one city's. What it does not say itself, its file says for all. */
const stateService = z.strictObject({
  id: slug,
  state,
  cities: cities.optional(),
  counties: cities.optional(),
  /** Cities that a service for a part of the state is near to. */
  near: cities.optional(),
  /** The part of the state that it helps, in words. */
  area_name: words.optional(),
  name: words.optional(),
  description: words.optional(),
  eligibility: words.optional(),
  organization: z.string().min(1),
  phone: phone.nullable(),
  /** A number that is not proved: it never leaves the server. */
  phone_to_check: phone.optional(),
  website: webAddress.nullable(),
  languages: z.array(z.enum(['en', 'es'])).optional(),
  sources: z.array(citation).min(1).optional(),
  evidence: evidence.optional(),
  checked_on: checked_on.default(null),
  checked_by: checked_by.default(null),
  es_reviewed_by: es_reviewed_by.default(null),
  keeper_note: z.string().optional(),
})

/** A file of `catalogue/communities/states`: one kind of help, and who gives it in each state. */
export const stateFile = z.strictObject({
  basic: basic.optional(),
  /** The service of the whole country that only leads to these: where one of these is, it is left out. */
  stands_for: slug.optional(),
  /** Each helps some of its state, and no source says which. */
  part_of_state: z.literal(true).optional(),
  name: words,
  category: serviceCategory,
  description: words,
  eligibility: words,
  sources: sources.optional(),
  evidence: evidence.default('lead'),
  keeper_note: z.string().optional(),
  services: z.array(stateService).min(1),
})

type StateService = z.infer<typeof stateService>

/** The services of a file, each with what the file says for all. */
export function stateServices({ services, part_of_state, ...shared }: z.infer<typeof stateFile>): CommunityService[] {
  return services.map((entry) => ({
    basic: shared.basic,
    stands_for: shared.stands_for,
    id: entry.id,
    organization: { id: entry.id, name: entry.organization },
    category: shared.category,
    name: entry.name ?? shared.name,
    description: entry.description ?? shared.description,
    eligibility: entry.eligibility ?? shared.eligibility,
    phone: entry.phone,
    phone_confirmed: true,
    website: entry.website,
    address: null,
    area: areaOf(entry, part_of_state),
    languages: entry.languages ?? null,
    schedule: null,
    hours: null,
    sources: entry.sources ?? shared.sources ?? [],
    evidence: entry.evidence ?? shared.evidence,
    checked_on: entry.checked_on,
    checked_by: entry.checked_by,
    es_reviewed_by: entry.es_reviewed_by,
    keeper_note: entry.keeper_note ?? shared.keeper_note ?? null,
  }))
}

function areaOf({ state, cities, counties, near, area_name }: StateService, part: true | undefined) {
  if (cities) {
    const name = `${cities.join(', ')}, ${state}`
    return { kind: 'local' as const, state, cities, counties, name: area_name ?? { en: name, es: name } }
  }
  const isPart = part || area_name ? ({ part_of_state: true } as const) : {}
  const name = area_name ?? { en: english[state], es: spanish[state] }
  return { kind: 'state' as const, state, cities: near ?? [], name, ...isPart }
}
