import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { en } from '#i18n/en.ts'
import { type Language, languages } from '#i18n/languages.ts'

/** An i18next of one language's words, ready at once. React escapes what it prints, so i18next need not. */
export function createI18n(language: Language, words: Partial<typeof en>): i18n {
  const instance = createInstance()
  instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    supportedLngs: languages,
    resources: { [language]: { translation: words } },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  return instance
}
