import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './search-card.module.css'

interface SearchCardProps {
  /** The button that sends the search. */
  action?: ReactNode
  /** Further fields, in a row of their own with the button. */
  filters?: ReactNode
  children: ReactNode
}

/** The white card of a banner that holds the fields of a search. */
export function SearchCard({ action, filters, children }: SearchCardProps) {
  return (
    <div className={styles.card}>
      <div className={classNames(styles.row, Boolean(action && !filters) && styles.withAction)}>
        {children}
        {!filters && action}
      </div>
      {filters && (
        <div className={styles.lastRow}>
          {filters}
          {action}
        </div>
      )}
    </div>
  )
}
