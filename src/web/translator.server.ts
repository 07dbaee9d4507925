import { en } from '#i18n/en.ts'
import { es } from '#i18n/es.ts'
import type { Language } from '#i18n/languages.ts'
import { createI18n } from './i18n.ts'

/** Each language with all its words. On the server an instance never changes its language, so requests share it. */
export const i18nOf = { en: createI18n('en', en), es: createI18n('es', es) }

/** The `t` of a language, for loaders: what they return is in the page before React runs. */
export function translator(language: Language) {
  return i18nOf[language].t
}
