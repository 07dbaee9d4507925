import type { Language } from '#i18n/languages.ts'
import { onDevice } from '#web/browser-storage.ts'

const yearInSeconds = 60 * 60 * 24 * 365

/** Keeps the choice for a year: the cookie tells the server, local storage tells the page. */
export function rememberLanguage(language: Language) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `i18next=${language}; path=/; max-age=${yearInSeconds}; samesite=lax`
  onDevice.write('i18nextLng', language)
}
