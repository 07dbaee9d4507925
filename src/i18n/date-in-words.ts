import type { Language } from './languages.ts'

const parts: Intl.DateTimeFormatOptions[] = [
  { year: 'numeric' },
  { year: 'numeric', month: 'long' },
  { year: 'numeric', month: 'long', day: 'numeric' },
]

/** A date as exact as it is known: `2026-08` is "August 2026". */
export function dateInWords(date: string, language: Language): string {
  const known = date.split('-').length
  const locale = language === 'es' ? 'es-US' : 'en-US'
  return new Intl.DateTimeFormat(locale, { ...parts[known - 1], timeZone: 'UTC' }).format(new Date(date))
}
