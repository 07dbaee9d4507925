import { useLocation, useNavigate } from 'react-router'
import type { Language } from '#i18n/languages.ts'
import { useTranslation } from '#web/i18n.tsx'
import { loadWords } from '#web/words.ts'
import { rememberLanguage } from './remember-language.ts'

/** The parameters of the address, beside the language, that a page depends on. */
const renderedBy = ['drug', 'items', 'q', 'place', 'category', 'spoken', 'open', 'page', 'program', 'location', 'zip']

/** The language of the page, and the way to the other one. */
export function useLanguage() {
  const { language, speak } = useTranslation()
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const otherLanguage: Language = language === 'en' ? 'es' : 'en'

  /** This address in a language, with what the server renders by: not the hash, nor the parameters of campaigns. */
  function hrefFor(target: Language) {
    const params = new URLSearchParams(search)
    const kept = renderedBy.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : []))
    return `${pathname}?${new URLSearchParams([...kept, ['lng', target]])}`
  }

  async function switchTo(target: Language) {
    speak({ language: target, words: await loadWords(target) })
    rememberLanguage(target)
    document.documentElement.lang = target
    const params = new URLSearchParams(search)
    params.delete('lng')
    // The same address once more, so that the loaders answer in the new language.
    await navigate({ pathname, search: params.toString(), hash }, { replace: true, preventScrollReset: true, state })
  }

  return { language, otherLanguage, hrefFor, switchTo }
}
