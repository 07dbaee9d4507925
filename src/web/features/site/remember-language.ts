import LanguageDetector from 'i18next-browser-languagedetector'
import type { Language } from '#i18n/languages.ts'

const yearInMinutes = 60 * 24 * 365

/** Keeps the choice for a year: the cookie tells the server, local storage tells the page. */
export function rememberLanguage(language: Language) {
  const detector = new LanguageDetector(undefined, {
    caches: ['cookie', 'localStorage'],
    lookupCookie: 'i18next',
    lookupLocalStorage: 'i18nextLng',
    cookieMinutes: yearInMinutes,
    cookieOptions: { path: '/', sameSite: 'lax' },
  })
  detector.cacheUserLanguage(language)
}
