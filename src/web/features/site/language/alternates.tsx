import { useRouteLoaderData } from 'react-router'
import { languages } from '#i18n/languages.ts'
import { useLanguage } from './use-language.ts'

/** Tells search engines the page's own address and its twin in the other language. */
export function Alternates() {
  const origin = useRouteLoaderData<{ origin: string }>('root')?.origin
  const { language, hrefFor } = useLanguage()
  if (origin === undefined) return null
  return (
    <>
      <link rel="canonical" href={origin + hrefFor(language)} />
      {languages.map((twin) => (
        <link key={twin} rel="alternate" hrefLang={twin} href={origin + hrefFor(twin)} />
      ))}
      {/* Not the address without a language: its canonical one is another, and search engines want each to be its own. */}
      <link rel="alternate" hrefLang="x-default" href={origin + hrefFor('en')} />
    </>
  )
}
