import { z } from 'zod'
import { categories } from './choices.ts'
import { errorReply } from './errors.ts'
import { provenance, source } from './sources.ts'
import { stateCode } from './states.ts'

const categoryName = z.enum(Object.values(categories) as [CategoryName, ...CategoryName[]])
export type CategoryName = (typeof categories)[keyof typeof categories]

export const programKind = z.enum(['pap', 'copay', 'trial', 'discount', 'foundation', 'government', 'support'])
export type ProgramKind = z.infer<typeof programKind>

const accepted = z.enum(['yes', 'no', 'unknown'])
const acceptedPlan = z.enum(['yes', 'no', 'if_not_covered', 'unknown'])

/** What a program's source says of each kind of insurance: accepted, not accepted, only if its plan does not pay, or not said. */
export const insuranceRule = z
  .strictObject({
    uninsured: accepted,
    commercial: acceptedPlan,
    medicare: acceptedPlan,
    medicaid: acceptedPlan,
    tricare_va: acceptedPlan,
    /** Medicare with Extra Help (the low-income subsidy), where a source speaks of it apart from Medicare. */
    extra_help: acceptedPlan.optional(),
  })
  .meta({
    description: 'if_not_covered: only where the plan does not pay for the medicine. unknown: no source says so.',
  })
export type InsuranceRule = z.infer<typeof insuranceRule>

/** The whole country (`us`: the source says the United States and nothing of its territories), with or without its territories. */
const country = z.enum([
  'us',
  'states_and_dc',
  'us_and_puerto_rico',
  'us_puerto_rico_and_virgin_islands',
  'us_and_territories',
])
export type Country = z.infer<typeof country>

/** Where a person must live: in the country, or in one of these states and territories. */
const residencyRule = z.union([country, z.array(stateCode).min(1)])
export type ResidencyRule = z.infer<typeof residencyRule>

/** The income limit as percent of the federal poverty guideline (FPL), in dollars of its own, or how else a source speaks of it. */
export const incomeRule = z.union([
  z.strictObject({
    percent_of_fpl: z.int().min(50).max(1000),
    /** Dollars a year that the limit never falls below, whatever the size of the home. */
    or_dollars: z.int().min(1).optional(),
    /** States where the source says to ask for the limit instead. */
    ask_in: z.array(stateCode).min(1).optional(),
  }),
  z.strictObject({ yearly_dollars: z.strictObject({ one_person: z.int().min(1), each_extra_person: z.int().min(0) }) }),
  /** Limits for who is single and for a married couple, whoever else lives with them. */
  z.strictObject({ yearly_dollars: z.strictObject({ single: z.int().min(1), married: z.int().min(1) }) }),
  z.strictObject({ no_limit: z.literal(true) }),
  z.strictObject({
    varies: z.literal(true),
    /** The highest of the limits, where a source names it. */
    highest_percent_of_fpl: z.int().min(50).max(1000).optional(),
  }),
])
export type IncomeRule = z.infer<typeof incomeRule>

/** Ages in whole years, both ends included. `whose` says whom the source means: often it is the adult who signs. */
export const ageRule = z.strictObject({
  min: z.int().min(0).max(120).nullable(),
  max: z.int().min(0).max(120).nullable(),
  whose: z.enum(['patient', 'signer', 'unknown']),
})
export type AgeRule = z.infer<typeof ageRule>

/** The rules of a program. `null` means that no source said so, never "no". */
export const programRules = z.strictObject({
  income: incomeRule.nullable(),
  insurance: insuranceRule,
  residency: residencyRule.nullable(),
  /** States whose people the program does not take. */
  not_in_states: z.array(stateCode).min(1).optional(),
  age: ageRule.nullable(),
  citizenship_required: z.boolean().nullable(),
  prescription_required: z.boolean().nullable(),
  veteran_required: z.boolean().optional(),
  /** A benefit that only people with Medicare have, whatever else they have. */
  medicare_required: z.literal(true).optional(),
  /** Only for people with one disease, which nobody is asked about. */
  disease_required: z.literal(true).optional(),
  /** The record's exceptions hold a further condition on the person, which no other rule states. */
  other_conditions: z.literal(true).optional(),
})
export type ProgramRules = z.infer<typeof programRules>

/** What a person pays, where the benefit names an amount of today. */
export const cost = z.strictObject({
  dollars: z.number().min(0).max(100_000),
  bound: z.enum(['as_little_as', 'at_most', 'exactly', 'from']),
  per: z.enum(['month', 'fill', 'dose', 'treatment', 'year']),
})
export type Cost = z.infer<typeof cost>

/** Asks for the reasons of the order: `?why`. */
export const whyQuery = z.object({
  why: z.string().optional().meta({ description: 'Present, with any value: say why each stands where it stands.' }),
})

const ruleSentence = z.object({
  rule: z.enum(['income', 'insurance', 'residency', 'age', 'citizenship', 'exceptions']),
  text: z.string(),
})
export type RuleSentence = z.infer<typeof ruleSentence>

/** How a program fits: all rules met, none broken but some unknown, or one not met. */
const fit = z.enum(['not_checked', 'likely', 'may', 'not_now'])
export type Fit = z.infer<typeof fit>

/** What became of one rule for one reader, and why, in the reader's language. */
const finding = z
  .object({
    rule: z.enum([
      'medicine',
      'insurance',
      'income',
      'residency',
      'age',
      'veteran',
      'prescription',
      'citizenship',
      'other',
    ]),
    result: z.enum(['met', 'not_met', 'unknown']),
    text: z.string(),
    asks: z.array(z.string()).meta({ description: 'The topics whose answer may settle it.' }),
    change: z.string().nullable().meta({ description: 'What would turn a rule that is not met.' }),
    source: source.pick({ url: true, page_date: true }).nullable().meta({
      description: 'Where the rule comes from: the source that names it, else the newest one that is linked.',
    }),
  })
  .meta({ id: 'Finding' })

export type FindingReply = z.infer<typeof finding>

/** One program as a card shows it, for one medicine, in one language. */
export const programCard = z
  .object({
    program_id: z.string(),
    program_name: z.string(),
    sponsor: z.string(),
    kind: programKind,
    drug_id: z
      .string()
      .meta({ description: 'Of the medicine that the program names; empty where it is tied to none.' }),
    drug_name: z.string(),
    generic_name: z.string(),
    drug_type: z.string(),
    description: z.string().meta({ description: 'What you get.' }),
    program_criteria: z.string().meta({ description: 'Who it is for.' }),
    coverage_requirement: z.string().meta({ description: 'The insurance rule.' }),
    phone_number: z.string().nullable(),
    phone_confirmed: z
      .boolean()
      .meta({ description: 'false: one other site alone names this number. It may be wrong.' }),
    phone_hours: z.string().nullable(),
    form_link: z.string().nullable(),
    program_url: z.string().nullable(),
    medicine_confirmed: z.boolean().meta({ description: 'false: only a secondary list names this medicine. Ask.' }),
    rules: programRules,
    sentences: z.array(ruleSentence),
    ...provenance,
    status: fit.meta({ description: 'How it fits what is known of this reader.' }),
    findings: z
      .array(finding)
      .meta({ description: 'What became of each rule; empty where nothing is known of the reader.' }),
    why: z.string().optional().meta({ description: 'Why it stands where it stands. Only with `why` in the address.' }),
  })
  .meta({ id: 'ProgramCard' })

export type ProgramCard = z.infer<typeof programCard>

export const programsReply = z.object({ response_code: z.literal(200), result: z.array(programCard) })
export type ProgramsReply = z.infer<typeof programsReply>

/** The programs of one category for one medicine. An empty list is a good answer. */
export const listPrograms = {
  method: 'POST',
  url: '/api/get_program_criteria',
  schema: {
    operationId: 'listPrograms',
    summary: 'List programs for a medicine',
    description: 'Takes multipart/form-data or JSON with the same fields.',
    tags: ['Programs'],
    consumes: ['multipart/form-data', 'application/json'],
    querystring: whyQuery,
    body: z.object({
      drug_id: z.union([z.string().min(1).max(120), z.number()]).transform(String),
      category_name: categoryName,
      lng: z.enum(['en', 'es']).optional(),
      state: stateCode.optional().meta({
        description: 'Where the reader lives. Programs of single states are listed for their own people alone.',
      }),
    }),
    response: {
      200: programsReply,
      400: errorReply,
      404: errorReply,
      413: errorReply,
      415: errorReply,
      429: errorReply,
      503: errorReply,
    },
  },
} as const
