import type { Language } from '#i18n/languages.ts'

/** The words of one language that the browser needs, fetched when first needed. */
export async function loadWords(language: Language) {
  const { inBrowser } =
    language === 'es' ? await import('#i18n/es/in-browser.ts') : await import('#i18n/en/in-browser.ts')
  return inBrowser
}
