import { classNames } from '../class-names.ts'
import styles from './spinner.module.css'

interface SpinnerProps {
  className?: string
}

/** Turns while something is on its way. The words beside it say what. */
export function Spinner({ className }: SpinnerProps) {
  return <span className={classNames(styles.spinner, className)} aria-hidden="true" />
}
