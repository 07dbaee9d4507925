import type { ReactNode } from 'react'
import { Note } from '#web/components/feedback/note.tsx'
import { ListenButton } from '#web/features/site/read-aloud/listen-button.tsx'
import type { ShortPageContent } from './load-short-page.ts'
import { NextStep } from './next-step.tsx'
import { Points } from './points.tsx'
import styles from './short-page-view.module.css'

interface ShortPageBodyProps {
  content: ShortPageContent
  /** Names the points, where they are one part of a page among others. */
  heading?: string
  /** What stands below what is true, before the way on. */
  children?: ReactNode
}

/** What is true, in points, and the way on. */
export function ShortPageBody({ content, heading, children }: ShortPageBodyProps) {
  const { note, points, nextStep, ways } = content
  return (
    <section className="band">
      <div className={`wrap ${styles.body}`}>
        <div>
          <ListenButton about={heading ?? content.title} />
        </div>
        {note && (
          <Note tone="warn">
            <p>{note}</p>
          </Note>
        )}
        {heading && <h2>{heading}</h2>}
        {points.length > 0 && <Points points={points} level={heading ? 3 : 2} />}
        {children}
        <NextStep title={nextStep} ways={ways} />
      </div>
    </section>
  )
}
