import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { Language } from '#i18n/languages.ts'
import { createTranslator, type Translate, type Words } from '#i18n/translator.ts'

type Spoken = { language: Language; words: Partial<Words> }

type Translation = Spoken & { t: Translate; speak: (spoken: Spoken) => void }

const I18nContext = createContext<Translation | null>(null)

/** Gives the parts below their words, first in the language of the page. */
export function I18nProvider({ children, ...first }: Spoken & { children: ReactNode }) {
  const [spoken, speak] = useState<Spoken>(first)
  const translation = useMemo(
    () => ({ ...spoken, t: createTranslator(spoken.language, spoken.words), speak }),
    [spoken],
  )
  return <I18nContext value={translation}>{children}</I18nContext>
}

/** Gives the parts below further words, which came with the data of their page: the others are not sent them. */
export function PageWords({ words, children }: { words: Partial<Words>; children: ReactNode }) {
  const site = useTranslation()
  const translation = useMemo(() => {
    const all = { ...site.words, ...words }
    return { ...site, words: all, t: createTranslator(site.language, all) }
  }, [site, words])
  return <I18nContext value={translation}>{children}</I18nContext>
}

/** The words of the page's language: `t('site.close')`. `speak` changes the language of the whole page. */
export function useTranslation(): Translation {
  const translation = useContext(I18nContext)
  if (!translation) throw new Error('useTranslation needs an I18nProvider above it')
  return translation
}
