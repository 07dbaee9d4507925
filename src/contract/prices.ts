import { z } from 'zod'
import { errorReply } from './errors.ts'

/** The forms that medicines are priced in. */
export const priceForm = z.enum([
  'capsule',
  'capsule (modified)',
  'chewable tablet',
  'cream',
  'delayed-release capsule',
  'delayed-release tablet',
  'drops',
  'elixir',
  'extended-release capsule',
  'extended-release tablet',
  'extended-release tablet (osm)',
  'foam',
  'gel',
  'inhaler',
  'lotion',
  'lozenge',
  'nasal spray',
  'ointment',
  'orally disintegrating tablet',
  'packet',
  'patch',
  'pen',
  'powder',
  'shampoo',
  'solution',
  'suppository',
  'suspension',
  'syringe',
  'syrup',
  'tablet',
  'vial',
])

/** What drugstores pay their suppliers, what people pay without insurance, and what Medicare’s drug plans pay. */
export const priceKind = z.enum(['drugstores', 'cash', 'medicare'])
export type PriceKind = z.infer<typeof priceKind>

const day = z.string()

export const price = z
  .object({
    kind: priceKind,
    said: z.string().meta({ description: 'The price in one sentence, with its quantity and date.' }),
    is_not: z.string().meta({ description: 'What the price is not. Show it wherever the price is shown.' }),
    place: z.string().meta({ description: 'Who asks or pays the price.' }),
    medicine: z.string(),
    strength: z.string().nullable(),
    form: z.string().nullable(),
    dollars: z.number(),
    amount: z.string().meta({
      description: 'The dollars as they are shown: “$0.42”, or “from $149” where it is the lowest of several.',
    }),
    quantity: z
      .string()
      .nullable()
      .meta({ description: 'What the price is for. `null`: its source names no quantity.' }),
    unit: z.string().nullable(),
    dollars_per_unit: z.number().nullable(),
    amount_per_unit: z.string().nullable(),
    usual: z.boolean().meta({ description: 'The strength and form that is dispensed most.' }),
    rxcui: z.string().nullable(),
    website: z.string().nullable(),
    note: z.string().nullable(),
    date: day.meta({ description: 'As exact as its source: YYYY, YYYY-MM or YYYY-MM-DD.' }),
    is_old: z.boolean().meta({ description: 'More than 90 days old.' }),
    valid_from: day.nullable(),
    valid_to: day.nullable(),
  })
  .meta({ id: 'Price' })
export type Price = z.infer<typeof price>

export const drugPrices = z
  .object({
    drug_id: z.string(),
    drug_name: z.string(),
    rxcuis: z
      .array(z.string())
      .meta({ description: 'RxCUI of RxTerms for this name, one for each group of forms. Empty: not known.' }),
    none_known: z.string().nullable().meta({ description: 'Said where we know no price of the medicine.' }),
    prices: z.array(price),
    credits: z.array(z.object({ kind: priceKind, credit: z.string(), url: z.string() })),
  })
  .meta({ id: 'DrugPrices' })
export type DrugPrices = z.infer<typeof drugPrices>

/** Every price that we know of one medicine. */
export const listPrices = {
  method: 'GET',
  url: '/api/drug_prices',
  schema: {
    operationId: 'listPrices',
    summary: 'Prices of a medicine',
    description:
      'What drugstores pay, prices without insurance, and what Medicare’s drug plans pay, each with its quantity, its date and what it is not. None of them is a quote.',
    tags: ['Medicines'],
    querystring: z.object({ drug_id: z.string().max(120), lng: z.enum(['en', 'es']).optional() }),
    response: {
      200: z.object({ response_code: z.literal(200), ...drugPrices.shape }),
      400: errorReply,
      404: errorReply,
      429: errorReply,
      503: errorReply,
    },
  },
} as const
