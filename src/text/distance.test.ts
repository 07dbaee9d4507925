import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distance, distanceToPrefix } from './distance.ts'

test.each([
  ['ozempic', 'ozempic', 0],
  ['ozempc', 'ozempic', 1],
  ['ozempicc', 'ozempic', 1],
  ['ozempix', 'ozempic', 1],
  ['ozmepic', 'ozempic', 1],
  ['zoempci', 'ozempic', 2],
  ['humira', 'ozempic', 3],
])('from %s to %s are %i edits, counted up to 3', (text, name, edits) => {
  expect(distance(text, name, 2)).toBe(edits)
})

test('only the beginning of the name counts while one is typing', () => {
  expect(distanceToPrefix('ozmp', 'ozempic', 1)).toBe(1)
  expect(distanceToPrefix('ozempicos', 'ozempic', 1)).toBe(2)
})

const words = fc.stringMatching(/^[abc]{0,5}$/)

test('the distance is the same both ways, and never less than to the nearest beginning', () => {
  fc.assert(
    fc.property(words, words, (a, b) => {
      expect(distance(a, b, 3)).toBe(distance(b, a, 3))
      expect(distanceToPrefix(a, b, 3)).toBeLessThanOrEqual(distance(a, b, 3))
    }),
  )
})

test('the distance agrees with the whole table of edits', () => {
  fc.assert(
    fc.property(words, words, (a, b) => {
      expect(distance(a, b, 3)).toBe(Math.min(4, slowDistance(a, b)))
    }),
  )
})

function slowDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const changed = a.at(-1) === b.at(-1) ? 0 : 1
  const edits = [
    slowDistance(a.slice(0, -1), b) + 1,
    slowDistance(a, b.slice(0, -1)) + 1,
    slowDistance(a.slice(0, -1), b.slice(0, -1)) + changed,
  ]
  const isSwapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)
  return Math.min(...edits, isSwapped ? slowDistance(a.slice(0, -2), b.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY)
}
