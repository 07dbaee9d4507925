import { expect, test } from 'vitest'
import { ageInWords, leadOf } from './load-question.ts'

const tenWords = 'One two three four five six seven eight nine ten.'

test('an answer begins with whole sentences of 60 words at most', () => {
  expect(leadOf(tenWords)).toEqual({ lead: tenWords, rest: '' })
  const long = Array.from({ length: 7 }, () => tenWords)
  expect(leadOf(long.join(' '))).toEqual({ lead: long.slice(0, 6).join(' '), rest: tenWords })
})

test('a first sentence that is longer is still said whole', () => {
  const sentence = `${'word '.repeat(70)}end.`
  expect(leadOf(`${sentence} More.`)).toEqual({ lead: sentence, rest: 'More.' })
})

test.each([
  ['2026-11-20', '2 days ago', 'hace 2 días'],
  ['2026-09-26', '1 month ago', 'hace 1 mes'],
  ['2026-02', '9 months ago', 'hace 9 meses'],
  ['2024', '2 years ago', 'hace 2 años'],
  ['2024-01-21', '2 years ago', 'hace 2 años'],
])('a source of %s is %s', (date, english, spanish) => {
  expect(ageInWords(date, '2026-11-22', 'en')).toBe(english)
  expect(ageInWords(date, '2026-11-22', 'es')).toBe(spanish)
})
