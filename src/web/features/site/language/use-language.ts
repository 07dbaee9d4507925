import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { pageParameters } from '#contract/page-parameters.ts'
import { languageCookie } from '#i18n/language-cookie.ts'
import type { Language } from '#i18n/languages.ts'
import { onDevice } from '#web/browser-storage.ts'
import { useTranslation } from '#web/i18n.tsx'
import { loadWords } from '#web/load-words.ts'

/** The language of the page, and the way to the other one. */
export function useLanguage() {
  const { language, speak } = useTranslation()
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const otherLanguage: Language = language === 'en' ? 'es' : 'en'

  /** This address in a language, with what the server renders by: not the hash, nor the parameters of campaigns. */
  function hrefFor(target: Language) {
    const params = new URLSearchParams(search)
    const kept = Object.keys(pageParameters).flatMap((name) =>
      params.get(name) ? [[name, params.get(name) ?? '']] : [],
    )
    return `${pathname.replace(/(?<=.)\/$/, '')}?${new URLSearchParams([...kept, ['lng', target]])}`
  }

  async function switchTo(target: Language) {
    speak({ language: target, words: await loadWords(target) })
    rememberLanguage(target)
    document.documentElement.lang = target
    // While the words came the reader may have gone on: the page in sight is what counts, and where it leads.
    const here = new URL(window.location.href)
    if (!here.searchParams.has('lng')) return revalidate()
    here.searchParams.delete('lng')
    await navigate(here.pathname + here.search + here.hash, { replace: true, preventScrollReset: true, state })
  }

  return { language, otherLanguage, hrefFor, switchTo }
}

/** Keeps the choice for a year: the cookie tells the server, local storage tells the page. */
export function rememberLanguage(language: Language) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = languageCookie(language)
  onDevice.write('i18nextLng', language)
}
