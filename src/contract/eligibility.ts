import { z } from 'zod'
import { answer } from './answer.ts'
import { errorReply } from './errors.ts'
import { programCard, whyQuery } from './programs.ts'
import { sessionId } from './session-id.ts'
import { stateCode } from './states.ts'

/** Kinds of insurance a person may have; `part_d` and `extra_help` come on top of `medicare`. */
export const insuranceKind = z.enum([
  'none',
  'commercial',
  'medicare',
  'part_d',
  'extra_help',
  'medicaid',
  'va',
  'tricare',
])
export type InsuranceKind = z.infer<typeof insuranceKind>

/** A range of whole numbers, both ends included; `to: null` is open above. An exact number has equal ends. */
const range = z
  .strictObject({ from: z.int().min(0).max(100_000_000), to: z.int().min(0).max(100_000_000).nullable() })
  .refine(({ from, to }) => to === null || from <= to, { error: 'from must not be above to' })
export type Range = z.infer<typeof range>

/** The largest home that a limit is worked out for; answers of more people are not taken. */
export const largestHome = 30

/** What is known of a person. Nothing here names anyone; what is absent is not known. */
export const personFacts = z.strictObject({
  insurance: z
    .array(insuranceKind)
    .min(1)
    .refine((kinds) => !kinds.includes('none') || kinds.length === 1, { error: 'none stands alone' })
    .optional()
    .meta({ description: 'Everything the person has; ["none"] is no insurance.' }),
  household_size: z.int().min(1).max(largestHome).optional(),
  yearly_income: range.optional().meta({ description: 'Of the whole home, before taxes, in dollars a year.' }),
  state: stateCode.optional(),
  age: range.optional().meta({ description: 'Of the person who takes the medicine, in years.' }),
  veteran: z.boolean().optional(),
  prescription: z.boolean().optional().meta({ description: 'Whether a doctor has prescribed the medicine.' }),
})
export type PersonFacts = z.infer<typeof personFacts>
export type Topic = keyof PersonFacts

/** The topics a check may ask about. Citizenship is never one of them. */
export const topics = Object.keys(personFacts.shape) as Topic[]

export const topic = z.enum(topics as [Topic, ...Topic[]])

/** How many medicines one check may take. */
const mostDrugs = 10

const checkedDrug = z.object({
  drug_id: z.string(),
  drug_name: z.string(),
  summary: z.string(),
  best: programCard
    .nullable()
    .meta({ description: 'The best route with a phone, a page or a form: null where none fits now.' }),
  programs: z
    .array(programCard)
    .meta({ description: 'Best first: free before paid where both fit as well. Those that do not fit now come last.' }),
  answer,
})
export type CheckedDrug = z.infer<typeof checkedDrug>

export const checkReply = z.object({ response_code: z.literal(200), results: z.array(checkedDrug) })
export type CheckReply = z.infer<typeof checkReply>

/** The whole result for known facts at once: for clinics and partners. */
export const checkEligibility = {
  method: 'POST',
  url: '/api/eligibility/check',
  schema: {
    operationId: 'checkEligibility',
    summary: 'Check every program of up to ten medicines against known facts',
    description: 'Nothing is kept. Facts that are left out stay unknown; citizenship is never a fact.',
    tags: ['Eligibility'],
    querystring: whyQuery,
    body: z.strictObject({
      drug_ids: z.array(z.string().min(1).max(120)).min(1).max(mostDrugs),
      facts: personFacts.optional().meta({ description: 'Left out: the answers of this browser’s own check.' }),
      lng: z.enum(['en', 'es']).optional(),
    }),
    response: {
      200: checkReply,
      400: errorReply,
      404: errorReply,
      413: errorReply,
      415: errorReply,
      429: errorReply,
      503: errorReply,
    },
  },
} as const

const answered = z.object({ topic, label: z.string(), text: z.string() })

/** A turn of the check. `question`: answer it. `answer`: the recommendation. `fail`: `message` says what is wrong. */
export const turnReply = z.object({
  response_code: z.literal(200),
  response_type: z.enum(['question', 'answer', 'fail']),
  question: z.string(),
  result: z.string(),
  message: z.string(),
  advice: z.string().meta({ description: 'Why there is no copay card, and what to do instead.' }),
  unique: z.enum(['', 'Options']),
  options: z.array(programCard.extend({ Program_name: z.string() })),
  recommendation: answer.nullable().meta({ description: 'What to do first; with `answer` only.' }),
  topic: topic.nullable(),
  hint: z.string(),
  why: z.string().meta({ description: 'Why this is asked.' }),
  example: z.string(),
  choices: z.array(z.string()).meta({ description: 'Quick answers. Any other words are read too.' }),
  answers: z.array(answered).meta({ description: 'How the answers so far were understood.' }),
  progress: z.object({ step: z.int(), of: z.int() }),
})
export type TurnReply = z.infer<typeof turnReply>

/** One turn of the eligibility check: first the label of a medicine, then answers. */
export const takeTurn = {
  method: 'POST',
  url: '/api/get_criteria_recomendation',
  schema: {
    operationId: 'takeEligibilityTurn',
    summary: 'Start an eligibility check, or answer its question',
    description:
      'The first question is the exact label of a medicine; then what the person answers. The answers stay in a cookie of the browser.',
    tags: ['Eligibility'],
    consumes: ['multipart/form-data', 'application/json'],
    body: z.object({
      question: z.string().min(1).max(20_000),
      session_id: sessionId,
      start_over: z.literal('true').optional().meta({ description: 'Forget every answer first.' }),
      change: topic.optional().meta({ description: 'Ask this topic again instead of taking an answer.' }),
      drug_id: z.string().max(120).optional().meta({ description: 'The medicine that the page shows.' }),
      topic: topic.optional().meta({ description: 'The topic that the page asks.' }),
      lng: z.enum(['en', 'es']).optional(),
    }),
    response: {
      200: turnReply,
      400: errorReply,
      403: errorReply,
      413: errorReply,
      415: errorReply,
      429: errorReply,
      503: errorReply,
    },
  },
} as const
