import { en } from '#i18n/en.ts'
import { es } from '#i18n/es.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'

/** All words of each language: more than the browser is sent. */
export const allWords = { en, es }

/** The `t` of a language, for loaders: what they return is in the page before React runs. */
export function translator(language: Language) {
  return translators[language]
}
