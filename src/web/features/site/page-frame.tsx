import type { ReactNode } from 'react'
import { AskBar } from './ask-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SkipLink } from './skip-link.tsx'

interface PageFrameProps {
  children: ReactNode
}

/** What stands around every page. */
export function PageFrame({ children }: PageFrameProps) {
  return (
    <>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <AskBar />
      <Footer />
    </>
  )
}
