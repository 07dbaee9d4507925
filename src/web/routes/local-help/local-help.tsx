import { useEffect } from 'react'
import { Outlet } from 'react-router'
import type { Language } from '#i18n/languages.ts'
import { PageWords } from '#web/i18n.tsx'
import { allWords } from '#web/translator.server.ts'
import type { Route } from './+types/local-help'

/** The language of the words that these pages have in the browser. */
let held: Language | undefined

export function loader({ context: { language } }: Route.LoaderArgs) {
  return { language, words: { communities: allWords[language].communities } }
}

/** Only in another language. Asked with each search, it would fail together with its data and take its page away. */
export function shouldRevalidate() {
  return held !== document.documentElement.lang
}

/** Around the pages of local help, also where one of them fails: their words, which no other page is sent. */
export default function LocalHelp({ loaderData: { language, words } }: Route.ComponentProps) {
  useEffect(() => {
    held = language
  }, [language])

  return (
    <PageWords words={words}>
      <Outlet />
    </PageWords>
  )
}
