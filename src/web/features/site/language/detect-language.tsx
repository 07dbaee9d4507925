import { useEffect, useEffectEvent } from 'react'
import { type Language, languageOf } from '#i18n/languages.ts'
import { inTab, onDevice } from '#web/browser-storage.ts'
import { rememberLanguage, useLanguage } from './use-language.ts'

/**
 * After hydration, asks the browser for the reader's language in the order of the spec, and remembers it; then follows
 * what is chosen in other tabs.
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

  /** The server goes by the cookie, which is the same in all tabs. */
  const follow = useEffectEvent(({ key, newValue }: StorageEvent) => {
    const chosen = key === 'i18nextLng' ? languageOf(newValue) : undefined
    if (chosen && chosen !== language) switchTo(chosen).catch(() => {})
  })

  useEffect(() => {
    const hear = (event: StorageEvent) => follow(event)
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [])

  return null
}

/** SPEC section 9: the query, the cookie, local storage, session storage, the browser, the page; the first of our languages. */
function detectLanguage(): Language | undefined {
  const candidates = [
    new URLSearchParams(window.location.search).get('lng'),
    document.cookie.match(/(?:^|;\s*)i18next=([^;]+)/)?.[1],
    onDevice.read('i18nextLng'),
    inTab.read('i18nextLng'),
    ...navigator.languages,
    document.documentElement.lang,
  ]
  return candidates.map(languageOf).find((language) => language !== undefined)
}
