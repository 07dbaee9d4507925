import { dateInWords } from '#i18n/date-in-words.ts'
import { type Language, languages } from '#i18n/languages.ts'

/** The twelve months as each language writes them. */
export const monthNames = Object.fromEntries(
  languages.map((language) => [
    language,
    Array.from({ length: 12 }, (_, index) => {
      const [month = ''] = dateInWords(`2026-${String(index + 1).padStart(2, '0')}`, language).match(/\p{L}+/u) ?? []
      return month
    }),
  ]),
) as Record<Language, string[]>
