import { CircleAlert, RotateCcw } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { Icon } from '../display/icon.tsx'
import styles from './error-state.module.css'

interface ErrorStateProps {
  /** What did not work. */
  title: ReactNode
  /** Whose fault it is and what is safe. */
  children?: ReactNode
  onRetry?: () => void
  retryLabel?: ReactNode
  /** Further ways on, after "Try again". */
  actions?: ReactNode
}

/** Something broke: says what, whose fault it is, and offers to try again. */
export function ErrorState({ title, children, onRetry, retryLabel, actions }: ErrorStateProps) {
  return (
    <div className={`stack ${styles.error}`} role="alert">
      <p className={styles.title}>
        <Icon icon={CircleAlert} />
        <span>{title}</span>
      </p>
      {children}
      {(onRetry || actions) && (
        <div className="actions">
          {onRetry && (
            <Button variant="main" onClick={onRetry}>
              <Icon icon={RotateCcw} />
              {retryLabel}
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  )
}
