import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { classNames } from '#web/components/class-names.ts'
import { useTranslation } from '#web/i18n.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './page-frame.module.css'
import { Places } from './places.tsx'

/**
 * What a route says of the frame around it: `chat` stands alone, with a top of its own; a page `with-chat` has the way to
 * Navi on it already. A page with `facts: 'own'` shows itself what its reader has told.
 */
export type PageHandle = { frame?: 'chat' | 'with-chat'; facts?: 'own' }

interface PageFrameProps {
  /** What the reader has told, on every page. */
  strip: ReactNode
  children: ReactNode
}

/** What stands around every page. */
export function PageFrame({ strip, children }: PageFrameProps) {
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined)
  const frame = handles.map((handle) => handle?.frame).findLast(Boolean)
  const hasOwnFacts = handles.some((handle) => handle?.facts)
  const main = useFocusOnNewPage()
  return (
    <>
      <SkipLink />
      {frame !== 'chat' && <Header />}
      {!hasOwnFacts && strip}
      <main ref={main} id="main" tabIndex={-1}>
        {children}
      </main>
      {!frame && <BottomBar />}
      {frame !== 'chat' && <Footer />}
    </>
  )
}

function SkipLink() {
  const { t } = useTranslation()
  return (
    <a className={styles.skip} href="#main">
      {t('site.skip')}
    </a>
  )
}

/** The places of the site at the foot of phones and tablets, under the thumb. It leaves while a field has the focus. */
function BottomBar() {
  const { t } = useTranslation()
  return (
    <nav className={classNames('foot-bar', styles.bar)} aria-label={t('site.mainNav')}>
      <Places className={styles.places} />
    </nav>
  )
}

/**
 * Without a load of the browser's own, nothing tells who listens that the page is another: the focus goes to its main
 * part, unless something in there has taken it.
 * @returns the ref of the main part.
 */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [pathname])

  return main
}
