import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'
import { languageOf } from '#i18n/languages.ts'
import { createI18n } from './i18n.ts'
import { loadWords } from './words.ts'

// The page is already in a language; detection comes after hydration, or the two would not match.
const language = languageOf(document.documentElement.lang) ?? 'en'
const i18n = createI18n(language, await loadWords(language))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  )
})
