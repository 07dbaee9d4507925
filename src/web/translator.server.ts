import { inBrowser as english } from '#i18n/en/site/in-browser.ts'
import { en } from '#i18n/en.ts'
import { inBrowser as spanish } from '#i18n/es/site/in-browser.ts'
import { es } from '#i18n/es.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'

/** All words of each language: more than the browser is sent. */
export const allWords = { en, es }

/** The words that every page holds in the browser. The server draws pages with no others, or what is missing would show only there. */
export const siteWords = { en: english, es: spanish }

/** The `t` of a language, for loaders: what they return is in the page before React runs. */
export function translator(language: Language) {
  return translators[language]
}
