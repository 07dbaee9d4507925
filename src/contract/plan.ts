import { z } from 'zod'
import { offer } from './answer.ts'
import { errorReply } from './errors.ts'

/** As many medicines as one plan takes. */
export const mostMedicines = 15

const medicine = z.object({ drug_id: z.string(), name: z.string() })
export type PlannedMedicine = z.infer<typeof medicine>

const step = z.object({
  id: z.string().meta({ description: 'The same as long as the way to pay is: ticks are kept under it.' }),
  who: z.enum(['you', 'doctor', 'drugstore']),
  text: z.string(),
})
export type PlanStep = z.infer<typeof step>

/** One thing to apply for, ask for or buy, with all the medicines that it pays for. */
const application = z
  .object({
    id: z.string(),
    medicines: z.array(medicine).meta({ description: 'Empty where it helps with every medicine.' }),
    offer: offer.nullable().meta({ description: 'Null where we know nothing that fits now.' }),
    steps: z.array(step),
  })
  .meta({ id: 'Application' })
export type Application = z.infer<typeof application>

const planReply = z.object({
  response_code: z.literal(200),
  medicines: z.array(medicine).meta({ description: 'Those of the plan, in the order in which they came.' }),
  for_all: z
    .array(application)
    .meta({ description: 'Help with every medicine, such as Extra Help: once, before the others.' }),
  applications: z.array(application),
  free: z.int().meta({ description: 'How many of the medicines may be free.' }),
  doubtful: z
    .array(z.object({ typed: z.string(), may_be: z.array(medicine) }))
    .meta({ description: 'Names that may mean these medicines: ask, never guess.' }),
  unread: z.array(z.string()).meta({
    description: 'What in the list names no medicine that we know, and what comes after its first hundred lines.',
  }),
  left_out: z.array(medicine).meta({ description: 'Medicines beyond the fifteenth.' }),
})
export type PlanReply = z.infer<typeof planReply>

export const makePlan = {
  method: 'POST',
  url: '/api/plan',
  schema: {
    operationId: 'makePlan',
    summary: 'One plan for several medicines: the best way to pay for each, and who does what next',
    description:
      'Takes ids of medicines, a list as people paste it, or both. Uses the answers that this browser’s own cookie holds, and keeps nothing.',
    tags: ['Eligibility'],
    body: z.strictObject({
      drug_ids: z.array(z.string().min(1).max(120)).max(mostMedicines).default([]),
      list: z.string().max(20_000).default(''),
      lng: z.enum(['en', 'es']).optional(),
    }),
    response: { 200: planReply, 400: errorReply, 413: errorReply, 415: errorReply, 429: errorReply, 503: errorReply },
  },
} as const
