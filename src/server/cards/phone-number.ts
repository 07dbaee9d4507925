import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { AppError } from '#server/errors.ts'

/** ITU-T E.164: a number has 15 digits at most. */
const longest = 15

/**
 * Reads a phone number as people write it, in the US unless it starts with +, and returns its E.164 form.
 * @throws AppError no_data, invalid_phone, or phone_country for a country that is not in the list.
 */
export function parsePhoneNumber(text: string, countries: string[]): string {
  if (text.trim() === '') throw new AppError('no_data')
  const isPlain = /^[+\d\s().-]+$/.test(text)
  if (!isPlain || text.replace(/\D/g, '').length > longest) throw new AppError('invalid_phone')
  const number = parsePhoneNumberFromString(text, 'US')
  if (!number?.isValid() || !number.country) throw new AppError('invalid_phone')
  if (!countries.includes(number.country)) throw new AppError('phone_country')
  return number.number
}
