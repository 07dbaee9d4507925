import { cleanup, render, screen } from '@testing-library/react'
import userEvent, { type Options } from '@testing-library/user-event'
import { createContext, type ReactNode, useContext } from 'react'
import { createRoutesStub, useLocation } from 'react-router'
import { afterEach } from 'vitest'
import { en } from '#i18n/en.ts'
import { es } from '#i18n/es.ts'
import type { Language } from '#i18n/languages.ts'
import { createTranslator } from '#i18n/translator.ts'
import { ToastProvider } from '#web/components/feedback/toasts.tsx'
import { PersonProvider } from '#web/features/person/person-provider.tsx'
import { I18nProvider } from '#web/i18n.tsx'

afterEach(cleanup)

/** Without a layout everything is in sight. */
class EverythingSeen extends IntersectionObserver {
  readonly #tell: IntersectionObserverCallback

  constructor(tell: IntersectionObserverCallback) {
    super(tell)
    this.#tell = tell
  }

  override observe(target: Element): void {
    this.#tell([{ target, isIntersecting: true } as IntersectionObserverEntry], this)
  }
}

globalThis.IntersectionObserver = EverythingSeen

const words = { en, es }
const Shown = createContext<ReactNode>(null)

function ShownPage() {
  return <PersonProvider>{useContext(Shown)}</PersonProvider>
}

function OtherPage() {
  return <p>Other page {useLocation().pathname}</p>
}

interface PageOptions {
  language?: Language
  /** Where the page stands, with its query. */
  at?: string
  /** `{ advanceTimers: vi.advanceTimersByTime }` where the clock is a fake. */
  user?: Options
}

/** Renders a part of a page as the site does: words, routes and toasts around it. Other addresses show their path. */
export function renderPage(element: ReactNode, { language = 'en', at = '/', user }: PageOptions = {}) {
  const t = createTranslator(language, words[language])
  const Stub = createRoutesStub([
    { path: at.split('?')[0], Component: ShownPage },
    { path: '*', Component: OtherPage },
  ])
  const view = render(
    <I18nProvider language={language} words={words[language]}>
      <ToastProvider closeLabel={t('site.close')}>
        <Shown value={element}>
          <Stub initialEntries={[at]} />
        </Shown>
      </ToastProvider>
    </I18nProvider>,
  )
  return { ...view, screen, t, user: userEvent.setup(user) }
}
