import type { LucideIcon } from 'lucide-react'
import { classNames } from '../class-names.ts'
import styles from './icon.module.css'

interface IconProps {
  icon: LucideIcon
  className?: string
}

/** A line icon at text size. Always beside a word or inside a control with a label, so it is hidden from readers. */
export function Icon({ icon: Drawing, className }: IconProps) {
  return (
    <Drawing
      className={classNames(styles.icon, className)}
      strokeWidth={2.25}
      size="1.35em"
      aria-hidden="true"
      focusable="false"
    />
  )
}
