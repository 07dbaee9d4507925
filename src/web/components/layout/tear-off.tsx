import type { ReactNode } from 'react'
import styles from './tear-off.module.css'

interface TearOffProps {
  level?: 2 | 3 | 4
  /** Left out where what hangs there needs no heading. */
  title?: string
  children: ReactNode
}

/** What hangs below the tear line of a label: the next step. */
export function TearOff({ level = 4, title, children }: TearOffProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.tear}>
      {title && <Heading className={styles.title}>{title}</Heading>}
      {children}
    </div>
  )
}

/** The buttons of a tear-off, side by side where there is room. */
export function TearOffWays({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>
}
