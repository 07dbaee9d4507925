import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { useFocusOnNewPage } from '../focus/use-focus-on-new-page.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SkipLink } from './skip-link.tsx'

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
