export const languages = ['en', 'es'] as const

export type Language = (typeof languages)[number]

/** How a language is written in the US. */
export const localeOf: Record<Language, string> = { en: 'en-US', es: 'es-US' }

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** The language a value names, by its first part: `es-US` is Spanish. */
export function languageOf(tag: string | null | undefined): Language | undefined {
  const [first] = (tag ?? '').toLowerCase().split(/[-_]/)
  return isLanguage(first) ? first : undefined
}
