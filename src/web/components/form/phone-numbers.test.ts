import fc from 'fast-check'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { expect, test } from 'vitest'
import { findCountries, formatPhone, guessCountry, internationalNumber, listCountries } from './phone-numbers.ts'
import { mostDigits, usNumber } from './phone-value.ts'

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: mostDigits })
const country = fc.constantFrom(...getCountries())

test('a number in the US is written as the mask shows', () => {
  expect(formatPhone('17025550123', 'US')).toBe('1 (702) 555-0123')
  expect(formatPhone('7025550123', 'US')).toBe('(702) 555-0123')
})

test('formatting keeps every digit, in order, in every country', () => {
  fc.assert(
    fc.property(digits, country, (typed, code) => {
      expect(formatPhone(typed, code).replace(/\D/g, '')).toBe(typed)
    }),
    { examples: [['02', 'CV']] },
  )
})

test('typing digit by digit comes to the same number as pasting them', () => {
  fc.assert(
    fc.property(digits, country, (pasted, code) => {
      const typed = [...pasted].reduce((text, digit) => formatPhone(text + digit, code), '')
      expect(typed.replace(/\D/g, '')).toBe(pasted)
      expect(internationalNumber(typed, code)).toBe(internationalNumber(pasted, code))
    }),
    { examples: [['050', 'WS']] },
  )
})

test('a number with digits is sent with a leading plus and digits alone', () => {
  fc.assert(
    fc.property(digits, country, (typed, code) => {
      expect(internationalNumber(typed, code)).toMatch(/^\+\d+$/)
      expect(usNumber(typed)).toMatch(/^\+1?\d+$/)
    }),
    { examples: [['02', 'CV']] },
  )
})

test.each([
  ['7025550123', '+17025550123'],
  ['1 (702) 555-0123', '+17025550123'],
  ['+1 702 555 0123', '+17025550123'],
  ['', ''],
  ['abc', ''],
])('without the numbering plans, too, %j is the US number %j', (typed, number) => {
  expect(usNumber(typed)).toBe(number)
  expect(internationalNumber(typed, 'US')).toBe(number)
})

test.each([
  ['+1702555', 'US', 'US'],
  ['+1787555', 'US', 'PR'],
  ['+525555', 'US', 'MX'],
  ['+447624', 'US', 'IM'],
  ['+44', 'US', 'GB'],
  ['+1204', 'CA', 'CA'],
  ['+', 'MX', 'MX'],
  ['7875550123', 'US', 'US'],
] as const)('the country of %j, typed in the field of %s, is %s', (typed, current, guessed) => {
  expect(guessCountry(typed, current)).toBe(guessed)
})

test('only the first six digits decide on the country', () => {
  fc.assert(
    fc.property(digits, digits, (start, rest) => {
      const first = start.slice(0, 6).padEnd(6, '0')
      expect(guessCountry(`+${first}${rest}`, 'US')).toBe(guessCountry(`+${first}`, 'US'))
    }),
  )
})

test('the calling code of every country leads to a country that has it', () => {
  for (const code of getCountries()) {
    const callingCode = getCountryCallingCode(code)
    expect(getCountryCallingCode(guessCountry(`+${callingCode}`, 'US'))).toBe(callingCode)
    expect(guessCountry(`+${callingCode}`, code)).toBe(code)
  }
})

test('countries are named in the language of the page, the US first', () => {
  const [first, ...others] = listCountries('es-US')
  expect(first).toEqual({ code: 'US', callingCode: '1', name: 'Estados Unidos' })
  const names = others.map(({ name }) => name)
  expect(names).toContain('México')
  expect(names).toEqual([...names].sort(new Intl.Collator('es-US').compare))
})

test.each([
  ['mex', 'MX'],
  ['MÉX', 'MX'],
  ['+52', 'MX'],
  ['pr', 'PR'],
  ['cote', 'CI'],
])('typing %j finds %s', (typed, code) => {
  expect(findCountries(listCountries('en-US'), typed).map((found) => found.code)).toContain(code)
})
