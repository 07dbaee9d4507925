import { z } from 'zod'
import { ageRule, incomeRule, insuranceRule, programKind, programRules } from '#contract/programs.ts'
import { provenanceFields, slug, webAddress, words } from './record-parts.ts'

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

const program = z.strictObject({
  id: slug,
  name: z.string().min(1),
  kind: programKind,
  /** `listed`: those in `medicines`; `classes`: those of `classes`; `any`: not tied to a medicine; `not_listed`: no source lists them. */
  covers: z.enum(['listed', 'classes', 'any', 'not_listed']),
  classes: z.array(z.string()).min(1).optional(),
  medicines: z.array(medicine),
  medicine_groups: z.array(medicineGroup).optional(),
  benefit: words,
  exceptions: words.nullable(),
  citizenship: words.nullable(),
  phone: phone.nullable(),
  phone_hours: words.nullable(),
  website: webAddress.nullable(),
  form_url: webAddress.nullable(),
  languages: z.array(z.enum(['en', 'es'])).nullable(),
  rules: programRules,
  ...provenanceFields,
  likely_ended: z.boolean(),
  /** The researcher's notes, in English; never shown to readers. */
  keeper_notes: z.strictObject({ income: z.string(), insurance: z.string(), other: z.string() }).partial(),
})

/** A file of `catalogue/programs`: one sponsor and all its programs. */
export const programFile = z.strictObject({ sponsor: z.string().min(1), programs: z.array(program).min(1) })

export type Program = z.infer<typeof program> & { sponsor: string }
export type Medicine = z.infer<typeof medicine>
export type MedicineGroup = z.infer<typeof medicineGroup>
