import { expect, test } from 'vitest'
import { differsFrom, spokenReply } from './spoken-reply.ts'

const more = 'You can read the rest on the screen.'
const sentence = 'This program may give you the medicine for free, if you ask for it. '

test('a short answer is said whole, without its marks', () => {
  expect(spokenReply({ text: 'Call **Lilly** at [1-800-545-5979](tel:+18005455979).', isUrgent: false }, more)).toBe(
    'Call Lilly at 1-800-545-5979.',
  )
})

test('of a long answer whole sentences are said, and that there is more', () => {
  const said = spokenReply({ text: sentence.repeat(20), isUrgent: false }, more)
  expect(said.length).toBeLessThan(550)
  expect(said.endsWith(`ask for it. ${more}`)).toBe(true)
})

test('in danger everything is said', () => {
  expect(spokenReply({ text: sentence.repeat(20), isUrgent: true }, more)).toBe(sentence.repeat(20).trim())
})

test.each([
  ['Call 1 800 545 5979 today.', 'Call 1-800-545-5979 today.', false],
  ['It costs $35.', 'It costs $25.', true],
  ['Ask about Humira today.', 'Ask about it today.', true],
  ['Call now.', 'Call now. It is free.', false],
])('that %j was said of %j is another claim: %s', (said, given, differs) => {
  expect(differsFrom(said, given)).toBe(differs)
})
