import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { Language } from '#i18n/languages.ts'
import { createTranslator, type SitePart, type Translate, type WordPart, type Words } from '#i18n/translator.ts'

/** A language, and the words of it that every page holds. */
type Spoken = { language: Language; words: Pick<Words, SitePart> }

type Translation<Parts extends WordPart> = Spoken & {
  t: Translate<SitePart | Parts>
  speak: (spoken: Spoken) => void
}

const I18nContext = createContext<Translation<WordPart> | null>(null)

/** Gives the parts below their words, first in the language of the page. */
export function I18nProvider({ children, ...first }: Spoken & { children: ReactNode }) {
  const [spoken, speak] = useState<Spoken>(first)
  const translation = useMemo(() => ({ ...spoken, t: translatorOf(spoken), speak }), [spoken])
  return <I18nContext value={translation}>{children}</I18nContext>
}

/** Gives the parts below further words, which came with the data of their page: the others are not sent them. */
export function PageWords({ words, children }: { words: Partial<Words>; children: ReactNode }) {
  const site = useTranslation()
  const translation = useMemo(() => {
    const spoken = { ...site, words: { ...site.words, ...words } }
    return { ...spoken, t: translatorOf(spoken) }
  }, [site, words])
  return <I18nContext value={translation}>{children}</I18nContext>
}

/**
 * The words of the page's language: `t('site.close')`. What not every page holds is named: `useTranslation('cards')`
 * gives `t('cards.send')` too. Types can't see what stands above, so development and tests fail where a part is not there.
 * `speak` changes the language of the whole page.
 */
export function useTranslation<Parts extends WordPart = never>(...parts: Parts[]): Translation<Parts> {
  const translation = useContext(I18nContext)
  if (!translation) throw new Error('useTranslation needs an I18nProvider above it')
  if (import.meta.env.DEV) {
    const missing = parts.filter((part) => !(part in translation.words))
    if (missing.length > 0)
      throw new Error(`useTranslation needs a PageWords above it that gives ${missing.join(', ')}`)
  }
  return translation
}

/** Takes keys of all parts, of which `useTranslation` gives only those that are asked for. */
function translatorOf({ language, words }: Spoken): Translate {
  return createTranslator(language, words as Words)
}
