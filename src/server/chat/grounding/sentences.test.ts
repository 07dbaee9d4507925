import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

test('a text is cut after its sentences and lines, not after short forms', () => {
  expect(sentencesOf('Ask Dr. Lee in St. Louis. It is free! **Call.** Now')).toEqual([
    'Ask Dr. Lee in St. Louis. ',
    'It is free! ',
    '**Call.** ',
    'Now',
  ])
  expect(sentencesOf('1. Ask.\n2. Call EE. UU. ya.\n')).toEqual(['1. Ask.\n', '2. Call EE. UU. ya.\n'])
})

test('nothing of a text is lost', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z. !?\n*]{0,200}$/), (text) => {
      expect(sentencesOf(text).join('')).toBe(text)
    }),
  )
})
