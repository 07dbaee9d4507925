import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { languageOf } from '#i18n/languages.ts'
import { I18nProvider } from './i18n.tsx'
import { loadWords } from './load-words.ts'
import { whenIdle } from './when-idle.ts'

// The page is already in a language; detection comes after hydration, or the two would not match.
const language = languageOf(document.documentElement.lang) ?? 'en'
const words = await loadWords(language)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider language={language} words={words}>
        <HydratedRouter />
      </I18nProvider>
    </StrictMode>,
  )
})

// A development server changes its files at will: nothing of it should be kept.
if (import.meta.env.PROD)
  whenIdle(() => {
    // Everything works without it.
    import('./after-start.ts').then(({ afterStart }) => afterStart()).catch(() => {})
  })
