import { type Language, localeOf } from './languages.ts'

const parts: Intl.DateTimeFormatOptions[] = [
  { year: 'numeric' },
  { year: 'numeric', month: 'long' },
  { year: 'numeric', month: 'long', day: 'numeric' },
]

/** By language and number of parts: to make one takes a phone longer than to show a whole program. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** A date as exact as it is known: `2026-08` is "August 2026". */
export function dateInWords(date: string, language: Language): string {
  const known = date.split('-').length
  const key = `${language} ${known}`
  const locale = localeOf[language]
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...parts[known - 1], timeZone: 'UTC' })
  formats.set(key, format)
  return format.format(new Date(date))
}
