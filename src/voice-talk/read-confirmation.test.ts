import { expect, test } from 'vitest'
import { readConfirmation } from './read-confirmation.ts'

test.each([
  ['yes', 'yes'],
  ['Yeah, that is right.', 'yes'],
  ['sí, claro', 'yes'],
  ['eso es', 'yes'],
  ['no', 'no'],
  ['Nope, that’s wrong', 'no'],
  ['number two', 'number'],
  ['la primera', 'number'],
  ['yes but my mother takes Humira', null],
  ['Ozempic', null],
  ['one or two', null],
  ['', null],
])('%j is read as %s', (text, answer) => {
  expect(readConfirmation(text).answer).toBe(answer)
})

test('what follows a no is kept, because it may be the name', () => {
  expect(readConfirmation('no, Eliquis')).toMatchObject({ answer: 'no', rest: 'eliquis' })
})

test.each([
  ['the second one', 1],
  ['uno', 0],
  ['número tres', 2],
])('%s is a place in the list', (text, number) => {
  expect(readConfirmation(text)).toMatchObject({ answer: 'number', number })
})
