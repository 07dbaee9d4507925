import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { AskBar } from './ask-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SkipLink } from './skip-link.tsx'
import { useFocusOnNewPage } from './use-focus-on-new-page.ts'

/**
 * What a route says of the frame around it: `chat` stands alone, with a top of its own; a page `with-chat` has the way to
 * Navi on it already.
 */
export type PageHandle = { frame: 'chat' | 'with-chat' }

interface PageFrameProps {
  children: ReactNode
}

/** What stands around every page. */
export function PageFrame({ children }: PageFrameProps) {
  const frame = useMatches()
    .map(({ handle }) => (handle as PageHandle | undefined)?.frame)
    .findLast(Boolean)
  const main = useFocusOnNewPage()
  return (
    <>
      <SkipLink />
      {frame !== 'chat' && <Header />}
      <main ref={main} id="main" tabIndex={-1}>
        {children}
      </main>
      {!frame && <AskBar />}
      {frame !== 'chat' && <Footer />}
    </>
  )
}
