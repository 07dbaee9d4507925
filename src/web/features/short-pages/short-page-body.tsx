import type { ReactNode } from 'react'
import { Note } from '#web/components/feedback/note.tsx'
import { ListenButton } from '#web/features/site/read-aloud/listen-button.tsx'
import type { ShortPageContent } from './load-short-page.ts'
import { NextStepStrip } from './next-step-strip.tsx'
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
        <NextStepStrip title={nextStep} ways={ways} />
      </div>
    </section>
  )
}

/** What is worth knowing, a heading and a sentence or two each. */
function Points({ points, level = 2 }: Pick<ShortPageContent, 'points'> & { level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <ul className={styles.points}>
      {points.map(({ title, text }) => (
        <li key={title} className={styles.point}>
          <Heading className={styles.title}>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
