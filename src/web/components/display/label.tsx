import { type ReactNode, useId } from 'react'
import styles from './label.module.css'

interface LabelProps {
  /** The level of its heading. */
  level: 2 | 3
  /** A status in one glance. */
  chip: ReactNode
  /** What kind of thing this is, above the title. */
  kind: ReactNode
  title: ReactNode
  /** A line below the title. */
  below?: ReactNode
  children: ReactNode
}

/** A pharmacy label: the name large, then plain rows, then what is torn off. */
export function Label({ level, chip, kind, title, below, children }: LabelProps) {
  const headingId = useId()
  const Heading = `h${level}` as const
  return (
    <article className={styles.label} aria-labelledby={headingId}>
      <header className={styles.head}>
        {chip}
        <div>
          <p className={styles.kind}>{kind}</p>
          <Heading id={headingId} className={styles.title}>
            {title}
          </Heading>
          {below && <p className={styles.below}>{below}</p>}
        </div>
      </header>
      {children}
    </article>
  )
}

export function LabelRows({ children }: { children: ReactNode }) {
  return <dl className={styles.rows}>{children}</dl>
}

export function LabelRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
