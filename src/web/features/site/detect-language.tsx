import LanguageDetector from 'i18next-browser-languagedetector'
import { useEffect, useEffectEvent } from 'react'
import { languageOf } from '#i18n/languages.ts'
import { rememberLanguage } from './remember-language.ts'
import { useLanguage } from './use-language.ts'

const order = ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag']

/**
 * After hydration, asks the browser for the reader's language in the order of the spec, and remembers it.
 * The server has seen the query, the cookie and the browser's languages already, so a change here is rare.
 */
export function DetectLanguage() {
  const { language, switchTo } = useLanguage()

  const detect = useEffectEvent(() => {
    const detected = detectLanguage()
    // Offline, the page stays in the language it has.
    if (detected && detected !== language) switchTo(detected).catch(() => {})
    else rememberLanguage(language)
  })

  useEffect(() => detect(), [])

  return null
}

function detectLanguage() {
  const detector = new LanguageDetector(undefined, {
    order,
    lookupQuerystring: 'lng',
    lookupCookie: 'i18next',
    lookupLocalStorage: 'i18nextLng',
    lookupSessionStorage: 'i18nextLng',
    caches: [],
  })
  return [detector.detect() ?? []].flat().map(languageOf).find(Boolean)
}
