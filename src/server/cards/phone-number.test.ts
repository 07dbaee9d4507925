import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePhoneNumber } from './phone-number.ts'

const countries = ['US', 'PR', 'VI', 'GU', 'AS', 'MP']

test.each([
  ['(202) 555-0123', '+12025550123'],
  ['1 202.555.0123', '+12025550123'],
  ['+1 787 555 0123', '+17875550123'],
  ['670-234-5678', '+16702345678'],
])('%s is read as %s', (text, number) => {
  expect(parsePhoneNumber(text, countries, 'en')).toBe(number)
})

test.each([
  ['', 'no_data'],
  ['   ', 'no_data'],
  ['1234', 'invalid_phone'],
  ['+1 202 555 0123 45678', 'invalid_phone'],
  ['202-555-0123 ext. 4', 'invalid_phone'],
  ['202-555-0123,202-555-0124', 'invalid_phone'],
  ['２０２５５５０１２３', 'invalid_phone'],
  ['911', 'invalid_phone'],
  ['900-555-0123', 'invalid_phone'],
  ['1-800-555-0199', 'invalid_phone'],
  ['855 555 0123', 'invalid_phone'],
  ['500-555-0123', 'invalid_phone'],
  ['+44 20 7946 0123', 'phone_country'],
  ['416-555-0123', 'phone_country'],
])('%j is refused: %s', (text, code) => {
  expect(() => parsePhoneNumber(text, countries, 'en')).toThrow(code)
})

test('another country is read where the setting names it', () => {
  expect(parsePhoneNumber('+44 20 7946 0123', ['GB'], 'en')).toBe('+442079460123')
})

test('whatever is typed is refused or read as a number with 15 digits at most', () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^\+?[\d ().-]{0,24}$/))
  fc.assert(
    fc.property(typed, (text) => {
      try {
        expect(parsePhoneNumber(text, countries, 'en')).toMatch(/^\+1\d{10}$/)
      } catch (error) {
        expect(String(error)).toMatch(/no_data|invalid_phone|phone_country/)
      }
    }),
    { numRuns: 2000 },
  )
})
