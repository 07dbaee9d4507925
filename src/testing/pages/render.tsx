import { cleanup, render, screen } from '@testing-library/react'
import userEvent, { type Options } from '@testing-library/user-event'
import { createContext, type ReactNode, useContext } from 'react'
import { createRoutesStub, useLocation } from 'react-router'
import { afterEach } from 'vitest'
import { en } from '#i18n/en.ts'
import { es } from '#i18n/es.ts'
import type { Language } from '#i18n/languages.ts'
import { createTranslator, type WordPart, type Words } from '#i18n/translator.ts'
import { ToastProvider } from '#web/components/feedback/toasts.tsx'
import { PersonProvider } from '#web/features/person/person-provider.tsx'
import { I18nProvider, PageWords, useTranslation } from '#web/i18n.tsx'
import { siteWords } from '#web/translator.server.ts'

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

/** The words of a page in the language that it is read in, as its loader would give them. */
function LoadedWords({ parts, children }: { parts: WordPart[]; children: ReactNode }) {
  const { language } = useTranslation()
  const loaded: Partial<Words> = Object.fromEntries(parts.map((part) => [part, words[language][part]]))
  return <PageWords words={loaded}>{children}</PageWords>
}

interface PageOptions {
  language?: Language
  /** The words that come with the data of its page, beside those that every page holds. */
  parts?: WordPart[]
  /** Where the page stands, with its query. */
  at?: string
  /** `{ advanceTimers: vi.advanceTimersByTime }` where the clock is a fake. */
  user?: Options
}

/** Renders a part of a page as the site does: words, routes and toasts around it. Other addresses show their path. */
export function renderPage(element: ReactNode, { language = 'en', parts = [], at = '/', user }: PageOptions = {}) {
  const t = createTranslator(language, words[language])
  const Stub = createRoutesStub([
    { path: at.split('?')[0], Component: ShownPage },
    { path: '*', Component: OtherPage },
  ])
  const view = render(
    <I18nProvider language={language} words={siteWords[language]}>
      <ToastProvider closeLabel={t('site.close')}>
        <LoadedWords parts={parts}>
          <Shown value={element}>
            <Stub initialEntries={[at]} />
          </Shown>
        </LoadedWords>
      </ToastProvider>
    </I18nProvider>,
  )
  return { ...view, screen, t, user: userEvent.setup(user) }
}
