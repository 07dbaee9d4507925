import { z } from 'zod'
import { priceForm, priceKind } from '#contract/prices.ts'
import { citation, date, exactDay, webAddress, words } from './record-parts.ts'

/** Nothing that a person buys for a month costs more. */
const dollars = z.coerce.number().positive().max(50_000)
const form = z.union([priceForm, z.literal('').transform(() => null)])

/** What drugstores pay for one unit of a generic, in one strength and form. */
export const drugstoreRow = z.strictObject({
  generic_name: z.string().min(1),
  /** What the list calls it, where the generic is sold in several salts or makes. */
  product: z.string(),
  strength: z.string().min(1),
  form: priceForm,
  unit: z.enum(['each', 'ml', 'gram']),
  dollars,
  date: exactDay,
  rxcui: z.string().regex(/^\d*$/),
  /** The strength and form that is dispensed most; none where no source says which that is. */
  usual: z.enum(['', 'yes']).transform((value) => value === 'yes'),
  /** Brands that are sold in just this strength and form. */
  brands: z.string().transform((text) => text.split(';').filter(Boolean)),
})
export type DrugstoreRow = z.infer<typeof drugstoreRow>

/** What a person pays without insurance, at one place. */
export const cashRow = z
  .strictObject({
    name: z.string().min(1),
    place: z.string().min(1),
    website: webAddress,
    form,
    dollars,
    quantity: z.union([z.literal('').transform(() => null), z.coerce.number().int().positive()]),
    quantity_of: z.enum(['', 'tablet', 'day', 'month']),
    date,
    /** What else must be said with it. */
    note: z.enum(['', 'lowest', 'starting_price', 'starting_dose', 'new_patients', 'shipping', 'under_skin']),
  })
  .refine(({ quantity, quantity_of }) => (quantity === null) === (quantity_of === ''), {
    path: ['quantity_of'],
    error: 'must stand beside a quantity, and only there',
  })
export type CashRow = z.infer<typeof cashRow>

const reading = z.union([z.literal('').transform(() => null), dollars])

/** What Medicare's drug plans pay for 30 days, read twice. */
export const medicareRow = z.strictObject({
  name: z.string().min(1),
  valid_from: exactDay,
  valid_to: exactDay,
  first_reading: reading,
  second_reading: reading,
  date: exactDay,
})
export type MedicareRow = z.infer<typeof medicareRow>

/** A row of a list of prices that is not shown, and why. */
export const leftOutRow = z.strictObject({
  list: z.enum(['drugstores', 'cash']),
  /** The generic, or the name on the list of prices without insurance. */
  name: z.string().min(1),
  says: z.string().min(1),
  dollars,
  date: exactDay,
  reason: z.enum(['not_listed', 'brand_name', 'no_strength_or_form', 'twice', 'older', 'doubtful', 'sources_differ']),
})
export type LeftOutRow = z.infer<typeof leftOutRow>

/** Whom each kind of price is owed to, and where it was read. */
export const priceSources = z.strictObject({
  sources: z
    .array(z.strictObject({ id: priceKind, credit: words, url: webAddress, sources: z.array(citation).min(1) }))
    .length(priceKind.options.length),
})
