import type { Language } from './languages.ts'

const yearInSeconds = 60 * 60 * 24 * 365

/** The cookie that keeps a chosen language for a year, as a page and an answer of the server both write it. */
export function languageCookie(language: Language): string {
  return `i18next=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`
}
