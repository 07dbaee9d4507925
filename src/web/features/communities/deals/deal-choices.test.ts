import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findItem, locationChoices, programChoices } from './deal-choices.ts'

function item(id: string, programme_name: string, location: string) {
  return { id, programme_name, location }
}

const items = [
  item('transit', 'Transit', 'The whole country'),
  item('transit-rochester', 'Transit', 'Rochester, NY'),
  item('senior', 'Senior savings', 'The whole country'),
  item('eyes', 'Eye and dental care', 'Rochester, NY'),
]

test('a program is found by the beginning of any of its words, without accents', () => {
  expect(programChoices(items, 'dent', '').map(({ name }) => name)).toEqual(['Eye and dental care'])
  expect(programChoices(items, 'TRÁN', '')).toEqual([
    { name: 'Transit', locations: ['The whole country', 'Rochester, NY'] },
  ])
})

test('a chosen location narrows the programs, and a chosen program the locations', () => {
  expect(programChoices(items, '', 'rochester, ny').map(({ name }) => name)).toEqual(['Transit', 'Eye and dental care'])
  expect(locationChoices(items, '', 'Senior savings')).toEqual(['The whole country'])
  expect(locationChoices(items, '', 'Sen')).toEqual(['The whole country', 'Rochester, NY'])
})

test('a name and a location find their item, a name alone the first, a piece of a name only where it is clear', () => {
  expect(findItem(items, 'transit', 'Rochester, NY')?.id).toBe('transit-rochester')
  expect(findItem(items, 'Transit', '')?.id).toBe('transit')
  expect(findItem(items, 'eye', '')?.id).toBe('eyes')
  expect(findItem(items, 'e', '')?.id).toBe('eyes')
  expect(findItem(items, '', '')).toBeUndefined()
  expect(findItem(items, 'Senior savings', 'Rochester, NY')).toBeUndefined()
})

test('whatever is typed, each choice exists, and each name appears once', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (program, location) => {
      const names = programChoices(items, program, location).map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      for (const name of names) expect(items.some(({ programme_name }) => programme_name === name)).toBe(true)
      for (const place of locationChoices(items, location, program))
        expect(items.some((each) => each.location === place)).toBe(true)
    }),
  )
})
