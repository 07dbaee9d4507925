import { expect, test } from 'vitest'
import { callNoteOf, hoursOf } from './call-sheet.ts'

const phone = { phone: '1-800-727-5400', phone_confirmed: true, phone_hours: null, languages: null }

test.each([
  ['en', 'We found this number on another site only. It may be wrong.'],
  ['es', 'Solo encontramos este número en otro sitio. Puede estar equivocado.'],
] as const)('in %s a number that is not confirmed is told as such beside its hours', (language, doubt) => {
  const hours = hoursOf(phone, language)
  expect(callNoteOf(phone, language)).toBe(hours)
  expect(callNoteOf({ ...phone, phone_confirmed: false }, language)).toBe(`${hours} ${doubt}`)
})
