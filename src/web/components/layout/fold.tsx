import type { ReactNode } from 'react'
import styles from './fold.module.css'

interface FoldProps {
  /** What stays in sight: a name, and under it a line in a `span`. */
  summary: ReactNode
  open?: boolean
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** Something folded up under its name, in a frame of its own. */
export function Fold({ summary, open, onToggle, children }: FoldProps) {
  return (
    <details
      className={styles.fold}
      open={open}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
    >
      <summary>{summary}</summary>
      <div className={styles.inside}>{children}</div>
    </details>
  )
}
