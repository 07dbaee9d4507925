import { longestCard } from '#contract/cards.ts'
import { AppError } from '#server/errors.ts'
import type { NamedItem } from './card-items.ts'

type FieldNames = { name: string; link: string; coupon?: string }

/** How each call spells the fields of an item, after `item_n_`; `drug_id` is the same for all. */
export const fieldNames = {
  mailedVendors: { name: 'vendor_name', link: 'url_link', coupon: 'discount_coupon' },
  mailedPrograms: { name: 'program_name', link: 'program_url' },
  texted: { name: 'organization', link: 'url', coupon: 'discount_coupon' },
} satisfies Record<string, FieldNames>

/**
 * Reads `item_0_…` or `item_1_…` and so on. Every item up to the count must be there with name and link, and none beyond.
 * @throws AppError no_data, too_many_items or incomplete_card, which names the count or the first field that is wrong.
 */
export function readCardFields(body: Record<string, unknown>, count: number, names: FieldNames): NamedItem[] {
  if (count > longestCard) throw new AppError('too_many_items')
  const numbers = numbersIn(body)
  if (numbers.length > longestCard) throw new AppError('too_many_items')
  if (count === 0 && numbers.length === 0) throw new AppError('no_data')
  const first = numbers[0] === 0 ? 0 : 1
  if (numbers.length !== count || numbers.some((number, index) => number !== first + index))
    throw new AppError('incomplete_card', 'item_count')
  return numbers.map((number) => {
    const read = (field: string) => String(body[`item_${number}_${field}`] ?? '')
    for (const field of [names.name, names.link])
      if (typeof body[`item_${number}_${field}`] !== 'string')
        throw new AppError('incomplete_card', `item_${number}_${field}`)
    return {
      name: read(names.name),
      link: read(names.link),
      coupon: names.coupon ? read(names.coupon) : '',
      drug: read('drug_id'),
    }
  })
}

function numbersIn(body: Record<string, unknown>): number[] {
  const fields = Object.keys(body).flatMap((field) => field.match(/^item_(0|[1-9]\d{0,5})_/)?.[1] ?? [])
  return [...new Set(fields)].map(Number).sort((a, b) => a - b)
}
