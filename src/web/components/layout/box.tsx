import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './box.module.css'

interface BoxProps {
  /** `plain` is tinted and has no line: for what matters less. */
  variant?: 'outlined' | 'plain'
  children: ReactNode
}

/** A card of the side column. */
export function Box({ variant = 'outlined', children }: BoxProps) {
  return <div className={classNames('stack', styles.box, variant === 'plain' && styles.plain)}>{children}</div>
}
