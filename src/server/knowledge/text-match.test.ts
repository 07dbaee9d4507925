import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTextMatch } from './text-match.ts'

const word = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const texts = fc.array(fc.array(word, { maxLength: 8 }), { minLength: 1, maxLength: 6 })

test('a text without any of the terms has nothing, and each other one something', () => {
  fc.assert(
    fc.property(texts, fc.uniqueArray(word), (texts, terms) => {
      const scores = createTextMatch(texts)(new Set(terms))
      expect([...scores].map((score) => score > 0)).toEqual(
        texts.map((text) => text.some((one) => terms.includes(one))),
      )
    }),
  )
})

test('a further term never takes from a text', () => {
  fc.assert(
    fc.property(texts, fc.uniqueArray(word), word, (texts, terms, more) => {
      const match = createTextMatch(texts)
      const [few, many] = [match(new Set(terms)), match(new Set([...terms, more]))]
      expect([...few].every((score, at) => score <= (many[at] ?? 0) + 1e-9)).toBe(true)
    }),
  )
})

test('a rare term tells more than one that most texts have', () => {
  const match = createTextMatch([
    ['plan', 'appeal'],
    ['plan', 'price'],
    ['plan', 'ride'],
  ])
  const [appeal = 0, price = 0, ride = 0] = match(new Set(['plan', 'ride']))
  expect(ride).toBeGreaterThan(appeal)
  expect(appeal).toBeCloseTo(price)
})
