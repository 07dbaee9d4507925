import { AsYouType, type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import metadata from 'libphonenumber-js/min/metadata'
import { withoutAccents } from '#text/without-accents.ts'

export interface Country {
  code: CountryCode
  callingCode: string
  name: string
}

/** What the first digits after a plus are enough for: a calling code and, in North America, the area. */
const guessedFrom = 6

/** Every country that has phone numbers, named in a language: the US first, the others by name. */
export function listCountries(locale: string): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return getCountries()
    .map((code) => ({ code, callingCode: getCountryCallingCode(code), name: names.of(code) ?? code }))
    .sort((a, b) => Number(b.code === 'US') - Number(a.code === 'US') || compare(a.name, b.name))
}

/** The countries whose name, code or calling code is what was typed, or holds it. */
export function findCountries(countries: Country[], typed: string): Country[] {
  const asked = fold(typed).replace(/^\+/, '')
  return countries.filter(
    ({ code, callingCode, name }) =>
      fold(name).includes(asked) || code.toLowerCase() === asked || callingCode.startsWith(asked),
  )
}

function fold(text: string): string {
  return withoutAccents(text.trim()).toLowerCase()
}

/** A number as it is written in a country, however much of it has been typed. No digit is ever added or lost. */
export function formatPhone(typed: string, country: CountryCode): string {
  const { formatted } = read(typed, country)
  return digitsOf(formatted) === digitsOf(typed) ? formatted : typed
}

/** The country that the beginning of an international number names; the current one where it may still be that. */
export function guessCountry(typed: string, current: CountryCode): CountryCode {
  if (!typed.trim().startsWith('+')) return current
  const number = new AsYouType()
  number.input(`+${digitsOf(typed).slice(0, guessedFrom)}`)
  const sharing = metadata.country_calling_codes[number.getCallingCode() ?? ''] ?? []
  return number.getCountry() ?? (sharing.includes(current) ? current : (sharing[0] ?? current))
}

/** What was typed, with a leading plus and the country's code; empty where nothing was typed. */
export function internationalNumber(typed: string, country: CountryCode): string {
  const { number } = read(typed, country)
  return number ? (number.getNumberValue() ?? '') : `+${getCountryCallingCode(country)}${digitsOf(typed)}`
}

/** The digits of a number without its country's code. */
export function nationalDigits(typed: string, country: CountryCode): string {
  return read(typed, country).number?.getNumber()?.nationalNumber ?? ''
}

/** Reads digits alone: what stands between them is our own format, which some prefixes would be read anew in. */
function read(typed: string, country: CountryCode): { formatted: string; number?: AsYouType } {
  const number = new AsYouType(country)
  try {
    return { formatted: number.input((typed.trim().startsWith('+') ? '+' : '') + digitsOf(typed)), number }
  } catch {
    // libphonenumber-js 1.13 throws at "02" in Cape Verde and Samoa, which dial 0 before a foreign number.
    return { formatted: typed }
  }
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
