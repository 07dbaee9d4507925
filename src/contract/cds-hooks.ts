import { z } from 'zod'
import { errorReply } from './errors.ts'

/** The one hook that we answer: a clinician selects orders that are not signed yet (CDS Hooks 2.0). */
export const hook = 'order-select' as const
export const cdsServiceId = 'help-to-pay'

const concept = z.object({
  coding: z
    .array(z.object({ system: z.string().optional(), code: z.string().optional(), display: z.string().optional() }))
    .max(50)
    .optional(),
  text: z.string().optional(),
})
export type Concept = z.infer<typeof concept>

/** Of an order only what names its medicine is read; FHIR R4 and R5 write it differently. */
const order = z.object({
  resourceType: z.string(),
  id: z.string().optional(),
  medicationCodeableConcept: concept.optional(),
  medication: z.object({ concept: concept.optional() }).optional(),
})
export type Order = z.infer<typeof order>

const card = z.object({
  summary: z.string().max(140),
  detail: z.string().meta({ description: 'Markdown.' }),
  indicator: z.literal('info'),
  source: z.object({ label: z.string(), url: z.string() }),
  links: z.array(z.object({ label: z.string(), url: z.string(), type: z.literal('absolute') })),
})
export type CdsCard = z.infer<typeof card>

const refusals = { 400: errorReply, 413: errorReply, 415: errorReply, 429: errorReply, 503: errorReply }

export const listCdsServices = {
  method: 'GET',
  url: '/cds-services',
  schema: {
    operationId: 'listCdsServices',
    summary: 'What this site answers in clinical software (CDS Hooks)',
    description: 'No prefetch is asked for: nothing of a patient is needed.',
    tags: ['Clinics'],
    response: {
      200: z.object({
        services: z.array(
          z.object({ hook: z.literal(hook), id: z.string(), title: z.string(), description: z.string() }),
        ),
      }),
      429: errorReply,
      503: errorReply,
    },
  },
} as const

export const selectOrder = {
  method: 'POST',
  url: `/cds-services/${cdsServiceId}`,
  schema: {
    operationId: 'selectOrder',
    summary: 'Programs that may pay for the medicines of draft orders',
    description:
      'A CDS Hooks service for `order-select`. Reads RxNorm codes and names of the selected medicines, and nothing else: whatever else is sent, of a patient above all, is not read, kept or logged.',
    tags: ['Clinics'],
    querystring: z.object({ lng: z.enum(['en', 'es']).optional() }),
    body: z.object({
      hook: z.literal(hook),
      hookInstance: z.string().max(200),
      context: z.object({
        selections: z.array(z.string().max(300)).max(100).default([]),
        draftOrders: z.object({
          entry: z
            .array(z.object({ resource: order.optional() }))
            .max(200)
            .default([]),
        }),
      }),
    }),
    response: { 200: z.object({ cards: z.array(card) }), ...refusals },
  },
} as const
