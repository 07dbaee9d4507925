import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { countBearingWords, writtenBearingWords } from './count-bearing-words.ts'
import { bearingWordsFile } from './load-bearing-words.ts'

test('the words are those that the examples give', () => {
  expect(readFileSync(bearingWordsFile, 'utf8')).toBe(writtenBearingWords())
})

test('a word bears danger out that is met there far more often, and not in two sentences alone', () => {
  const said = (label: string, sentence: string, times: number) =>
    Array.from({ length: times }, () => ({ labels: [label], sentence }))
  const words = countBearingWords([
    ...said('danger:suicide', 'The pistol is HERE', 3),
    ...said('danger:poison', 'a bottle of bleach, 30', 2),
    ...said('price', 'what is the price here', 40),
  ])
  expect(words).toEqual(['pistol'])
})
