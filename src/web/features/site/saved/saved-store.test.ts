// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { longestCard } from '#contract/cards.ts'
import { mostSaved, savedCards } from './saved-store.ts'

const key = 'navi.savedCards'

afterEach(() => localStorage.clear())

test('what was saved is read again, and nothing but ids is kept', () => {
  expect(savedCards.write(['museums-for-all', 'pan-foundation'])).toBe(true)
  expect(savedCards.read()).toEqual(['museums-for-all', 'pan-foundation'])
  expect(localStorage.getItem(key)).toBe('["museums-for-all","pan-foundation"]')
})

test('the same list comes back until it changes', () => {
  savedCards.write(['one'])
  expect(savedCards.read()).toBe(savedCards.read())
})

test.each([
  ['{', []],
  ['null', []],
  ['{"a":1}', []],
  ['["one", 5, null, "<script>", "one", "two"]', ['one', 'two']],
])('a store that holds %j is read as far as it makes sense', (stored, ids) => {
  localStorage.setItem(key, stored)
  expect(savedCards.read()).toEqual(ids)
})

test('as many can be saved as one card can hold', () => {
  expect(mostSaved).toBe(longestCard)
  localStorage.setItem(key, JSON.stringify(Array.from({ length: 50 }, (_, index) => `item-${index}`)))
  expect(savedCards.read()).toHaveLength(mostSaved)
})

test('nothing is left in the store when the last one is taken out', () => {
  savedCards.write(['one'])
  savedCards.write([])
  expect(localStorage.length).toBe(0)
})

test('who listens hears of a change here and in another tab, until they stop', () => {
  let heard = 0
  const stop = savedCards.subscribe(() => {
    heard += 1
  })
  savedCards.write(['one'])
  window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(heard).toBe(2)
  stop()
  savedCards.write([])
  expect(heard).toBe(2)
})
