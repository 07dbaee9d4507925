import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './chip.module.css'
import { Icon } from './icon.tsx'

interface ChipProps {
  tone: 'ok' | 'warn' | 'no'
  icon: IconNode
  children: ReactNode
}

/** A status in one glance: icon, words and colour, never colour alone. */
export function Chip({ tone, icon, children }: ChipProps) {
  return (
    <span className={classNames(styles.chip, styles[tone])}>
      <Icon icon={icon} />
      <span>{children}</span>
    </span>
  )
}
