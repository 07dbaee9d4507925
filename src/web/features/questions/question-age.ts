import { type Language, localeOf } from '#i18n/languages.ts'

/** Days of a unit, the longest first. */
const units = [
  ['year', 365],
  ['month', 30],
  ['day', 1],
] as const

/** How long ago a date was, in words: "2 months ago". As exact as the date is known. */
export function ageInWords(date: string, day: string, language: Language): string {
  const days = Math.max(0, (Date.parse(day) - Date.parse(date)) / 86_400_000)
  const exact = date.split('-').length
  const [unit, length] = units.find(([, length], at) => days >= length || at === exact - 1) ?? units[2]
  return new Intl.RelativeTimeFormat(localeOf[language], { numeric: 'always' }).format(-Math.floor(days / length), unit)
}
