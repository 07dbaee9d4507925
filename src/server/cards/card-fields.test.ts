import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldNames, readCardFields } from './card-fields.ts'

const names = fieldNames.mailedVendors

/** The fields of a card as a page sends them. */
function fieldsOf(count: number, first: number) {
  const numbers = Array.from({ length: count }, (_, index) => first + index)
  return Object.fromEntries(
    numbers.flatMap((number) => [
      [`item_${number}_vendor_name`, `Vendor ${number}`],
      [`item_${number}_url_link`, `https://vendor.example/${number}`],
      [`item_${number}_discount_coupon`, 'N/A'],
    ]),
  )
}

test('items are read in their order, counted from 0 or from 1', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.constantFrom(0, 1), (count, first) => {
      const items = readCardFields(fieldsOf(count, first), count, names)
      expect(items.map(({ name }) => name)).toEqual(
        Array.from({ length: count }, (_, index) => `Vendor ${first + index}`),
      )
    }),
  )
})

test('a count that lies, a gap and a missing field are refused', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.constantFrom(0, 1), fc.nat(), (count, first, seed) => {
      const fields: Record<string, string> = fieldsOf(count, first)
      expect(() => readCardFields(fields, count - 1, names)).toThrow()
      expect(() => readCardFields(fields, count + 1, names)).toThrow()
      const gone = first + (seed % count)
      const field = seed % 2 ? 'vendor_name' : 'url_link'
      delete fields[`item_${gone}_${field}`]
      expect(() => readCardFields(fields, count, names)).toThrow('incomplete_card')
    }),
  )
})

test('more than twenty items are refused, whatever the count says', () => {
  expect(() => readCardFields(fieldsOf(21, 0), 21, names)).toThrow('too_many_items')
  expect(() => readCardFields(fieldsOf(1000, 0), 1, names)).toThrow('too_many_items')
  expect(() => readCardFields({}, 1000, names)).toThrow('too_many_items')
  expect(() => readCardFields({}, 0, names)).toThrow('no_data')
})
