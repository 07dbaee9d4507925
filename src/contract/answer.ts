import { z } from 'zod'
import { errorReply } from './errors.ts'
import { programKind, whyQuery } from './programs.ts'
import { provenance } from './sources.ts'

/** How an offer fits: all that can be asked is met, something is open, or a rule is not met. */
const offerFit = z.enum(['likely', 'may', 'not_now'])

/** What a person does first: call, get the card, fill in the form, or open the page. */
const stepKind = z.enum(['call', 'get_card', 'open_form', 'open_page'])
export type StepKind = z.infer<typeof stepKind>

/** What a person pays, in words. */
export const money = z.object({
  before: z.string().meta({ description: 'Like “as little as”; may be empty.' }),
  amount: z.string(),
  after: z.string().meta({ description: 'Like “a month”.' }),
})
export type Money = z.infer<typeof money>

/** One line of an offer: enough to choose it. */
const offerLine = z.object({
  program_id: z.string(),
  program_name: z.string(),
  sponsor: z.string(),
  kind: programKind,
  drug_name: z.string().meta({ description: 'The medicine that the program names; empty where it is tied to none.' }),
  fit: offerFit,
  action: z.string().meta({ description: 'What to do, as a heading.' }),
  money: money.nullable().meta({ description: 'What the person pays, where the record says so.' }),
  why: z
    .string()
    .optional()
    .meta({ description: 'Why it stands where it stands, in one sentence. Only with `why` in the address.' }),
})
export type OfferLine = z.infer<typeof offerLine>

/** An offer that a person may act on now. */
export const offer = offerLine
  .extend({
    benefit: z.string(),
    rules_met: z.int(),
    rules_total: z.int(),
    open_questions: z.int().meta({ description: 'Rules that an answer of the person may settle.' }),
    ticks: z.array(z.string()).meta({ description: 'At most three rules that the person meets.' }),
    to_ask: z.array(z.string()).meta({ description: 'What only the program can answer.' }),
    to_say: z.string().meta({ description: 'What to say on the phone.' }),
    why_first: z.string(),
    next_step: z.object({
      kind: stepKind,
      phone_number: z.string().nullable(),
      call_note: z.string().meta({ description: 'Hours and languages of the phone, as far as they are known.' }),
      form_link: z.string().nullable(),
      program_url: z.string().nullable(),
    }),
    ...provenance,
  })
  .meta({ id: 'Offer' })
export type Offer = z.infer<typeof offer>

const notNow = offerLine.extend({
  reason: z.string().meta({ description: 'The rule that is not met.' }),
  change: z.string().nullable().meta({ description: 'What would make it the answer, where anything would.' }),
})
export type NotNow = z.infer<typeof notNow>

/** The one question whose answer would change the answer. */
const openQuestion = z.object({
  topic: z.string(),
  question: z.string(),
  why: z.string(),
  choices: z.array(z.string()),
})
export type OpenQuestion = z.infer<typeof openQuestion>

/** What one person should do for one medicine, in one order: free before paid where both fit as well. */
export const answer = z
  .object({
    drug_id: z.string(),
    drug_name: z.string(),
    answer: offer.nullable().meta({ description: 'Null where nothing fits that a person could act on.' }),
    if_that_says_no: z.array(offer),
    others: z.array(offerLine),
    not_now: z.array(notNow),
    question: openQuestion.nullable(),
  })
  .meta({ id: 'Answer' })
export type AnswerReply = z.infer<typeof answer>

export const findAnswer = {
  method: 'GET',
  url: '/api/answer',
  schema: {
    operationId: 'findAnswer',
    summary: 'What this reader should do first for a medicine',
    description:
      'Uses the answers that this browser’s own cookie holds, and keeps nothing. Facts are never part of an address: to send some, use the eligibility check.',
    tags: ['Eligibility'],
    querystring: whyQuery.extend({
      drug_id: z.string().min(1).max(120),
      lng: z.enum(['en', 'es']).optional(),
    }),
    response: {
      200: z.object({ response_code: z.literal(200), result: answer }),
      400: errorReply,
      404: errorReply,
      429: errorReply,
      503: errorReply,
    },
  },
} as const
