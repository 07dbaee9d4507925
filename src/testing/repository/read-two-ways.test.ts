import { expect, test } from 'vitest'
import { type FoundPattern, patternsMade, patternsWritten } from './patterns-of-src.ts'
import { readTwoWays } from './read-two-ways.ts'

test.each([
  /(?:a|la|al|ala)*/,
  /(?: ?it|its|it|s)*!/,
  /(?:el |la |y |y el )*$/,
  /(?:(?:in|the|in the) )*$/,
  /(?:a*)*/,
  /(?:\s*\w+)*$/,
  /(?:[a-z]+,? ?)+$/i,
  /(?:a|aa){0,20}b/,
  /x(?=(?:a|b|ab)*c)/,
  /(?:a{1,2})*b/,
])('%s reads a text in two ways', (pattern) => {
  expect(readTwoWays(pattern)).toBeTypeOf('string')
})

test.each([
  /(?:[, ] ?(?:a|al|ala|la)\b)*/,
  /(?:el |la |y )*$/,
  /\s*\w+(?:,\s*\w+)*/,
  /(?:(?:the|a|an)(?: |$))*/,
  /(?:a|aa){0,3}b/,
  /a*b*/,
  /(?:[^"\\]|\\.)*/,
  /(?:x?y)*/,
])('%s reads every text in one way at most', (pattern) => {
  expect(readTwoWays(pattern)).toBeUndefined()
})

/** What packages bring is not ours to mend. */
const ofOurs = (found: FoundPattern[]) =>
  found
    .map(({ where, pattern }) => ({ where, pattern, text: readTwoWays(pattern) }))
    .filter(({ text }) => text !== undefined)
    .map(({ where, pattern, text }) => ({ where: where(), text, pattern: pattern.source.slice(0, 120) }))
    .filter(({ where }) => !where.includes('node_modules'))

const patient = { timeout: 120_000 }

test('no pattern that is written takes twice the time for each word more', patient, () => {
  const written = patternsWritten()
  expect(written.length).toBeGreaterThan(1_000)
  expect(ofOurs(written)).toEqual([])
})

test('no pattern that is made takes twice the time for each word more', patient, async () => {
  const made = await patternsMade()
  expect(made.length).toBeGreaterThan(150)
  expect(ofOurs(made)).toEqual([])
})
