// Only this one knows what a number is for.
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Language } from '#i18n/languages.ts'
import { AppError } from '#server/errors.ts'

/** ITU-T E.164: a number has 15 digits at most. */
const longest = 15

/** A text to any other is read by no reader, and may cost a premium. */
const kindsOfPeople = ['MOBILE', 'FIXED_LINE', 'FIXED_LINE_OR_MOBILE']

/**
 * Reads a phone number as people write it, in the US unless it starts with +, and returns its E.164 form.
 * @throws AppError no_data, invalid_phone, or phone_country, which names the countries in the reader's language.
 */
export function parsePhoneNumber(text: string, countries: string[], language: Language): string {
  if (text.trim() === '') throw new AppError('no_data')
  const isPlain = /^[+\d\s().-]+$/.test(text)
  if (!isPlain || text.replace(/\D/g, '').length > longest) throw new AppError('invalid_phone')
  const number = parsePhoneNumberFromString(text, 'US')
  if (!number?.isValid() || !number.country || !kindsOfPeople.includes(number.getType() ?? ''))
    throw new AppError('invalid_phone')
  if (!countries.includes(number.country)) throw new AppError('phone_country', namesOf(countries, language))
  return number.number
}

function namesOf(countries: string[], language: Language): string {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return new Intl.ListFormat(language).format(countries.map((country) => names.of(country) ?? country))
}
