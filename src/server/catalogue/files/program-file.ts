import { z } from 'zod'
import { ageRule, cost, incomeRule, insuranceRule, programKind, programRules } from '#contract/programs.ts'
import { provenanceFields, slug, webAddress, words } from './record-parts.ts'
import { validDays } from './valid-days.ts'
import type { WatchResult } from './watch-file.ts'

const phone = z.string().regex(/^1-\d{3}-\d{3}-\d{4}$/, 'must look like 1-800-555-0100')

const medicine = z.strictObject({
  /** `null`: every brand of this generic. */
  brand: z.string().min(1).nullable(),
  generic: z.string().min(1),
  /** `lead`: named by a secondary list only. */
  evidence: z.literal('lead').optional(),
})

/** What differs for some of a program's medicines; what is absent is as in the program. */
const medicineGroup = z.strictObject({
  brands: z.array(z.string()).min(1),
  rules: z
    .strictObject({
      income: incomeRule.nullable().optional(),
      insurance: insuranceRule.partial().optional(),
      age: ageRule.nullable().optional(),
    })
    .optional(),
  /** A page and a form that are for these medicines alone. */
  website: webAddress.optional(),
  form_url: webAddress.optional(),
})

/** A cost that changes with the year: the name of the figure in the place of dollars. */
const yearlyCost = cost.omit({ dollars: true }).extend({ figure: z.string().min(1) })

const program = z.strictObject({
  id: slug,
  name: z.string().min(1),
  kind: programKind,
  /** `listed`: those in `medicines`; `classes`: those of `classes`; `any`: not tied to a medicine; `not_listed`: no source lists them. */
  covers: z.enum(['listed', 'classes', 'any', 'not_listed']),
  classes: z.array(z.string()).min(1).optional(),
  /** Its own words say that it has generics alone: a brand that no generic is sold of is not got there. */
  generics_only: z.literal(true).optional(),
  /** Its own words, or its whole list, have no controlled medicine. */
  no_controlled: z.literal(true).optional(),
  medicines: z.array(medicine),
  medicine_groups: z.array(medicineGroup).optional(),
  benefit: words,
  /** What a person pays, as `benefit` says it; absent where it names no amount, or an old one. */
  cost: z.union([cost, yearlyCost]).optional(),
  exceptions: words.nullable(),
  /** Papers to send along, one each, as a source names them; absent where none does. */
  papers: z.array(words).min(1).optional(),
  /** How long the help lasts, as `benefit` or `exceptions` says it: then it has to be asked for anew. */
  term: z.union([z.strictObject({ months: z.int().min(1).max(36) }), z.literal('calendar_year')]).optional(),
  citizenship: words.nullable(),
  phone: phone.nullable(),
  phone_hours: words.nullable(),
  website: webAddress.nullable(),
  form_url: webAddress.nullable(),
  languages: z.array(z.enum(['en', 'es'])).nullable(),
  rules: programRules,
  /** Nobody applies for it: who has the insurance has it. */
  automatic: z.literal(true).optional(),
  /** A benefit of a year or of a term, which begins and ends by itself. */
  valid: validDays.optional(),
  ...provenanceFields,
  likely_ended: z.boolean(),
  /** Why readers are not given it: somebody has to look at it first. */
  not_served: z.string().min(1).optional(),
  /** The researcher's notes, in English; never shown to readers. */
  keeper_notes: z.strictObject({ income: z.string(), insurance: z.string(), other: z.string() }).partial(),
})

/** A file of `catalogue/programs`: one sponsor and all its programs. */
export const programFile = z.strictObject({
  sponsor: z.string().min(1),
  /** Sites of the sponsor's own, or of a program's, beside those that the programs name as their website. */
  own_sites: z.array(webAddress).min(1).optional(),
  programs: z.array(program).min(1),
})

export type Program = z.infer<typeof program> & {
  sponsor: string
  /** The sponsor's own page names the phone, or two sources do that are not of one hand. True where there is none. */
  phone_confirmed: boolean
  watched?: readonly WatchResult[]
}
export type Medicine = z.infer<typeof medicine>
export type MedicineGroup = z.infer<typeof medicineGroup>
