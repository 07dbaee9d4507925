import type { ReactNode } from 'react'
import { Navi } from '../art/navi.tsx'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  title: ReactNode
  children?: ReactNode
  /** Buttons: the ways on from here. */
  actions?: ReactNode
}

/** Nothing was found: says so, and where to go instead. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Navi face="sorry" className={styles.picture} />
      <div className="stack">
        <h2 className={styles.title}>{title}</h2>
        {children}
        {actions && <div className="actions">{actions}</div>}
      </div>
    </div>
  )
}
