import { languageCookie } from '#i18n/language-cookie.ts'
import type { Language } from '#i18n/languages.ts'
import { onDevice } from '#web/browser-storage.ts'

/** Keeps the choice for a year: the cookie tells the server, local storage tells the page. */
export function rememberLanguage(language: Language) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = languageCookie(language)
  onDevice.write('i18nextLng', language)
}
