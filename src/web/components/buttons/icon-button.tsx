import type { IconNode } from 'lucide'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../display/icon.tsx'
import styles from './icon-button.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconNode
  /** Spoken by screen readers. Only close, menu, back, send, stop and microphone may stand without a visible word. */
  label: string
}

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={classNames(styles.iconButton, className)}>
      <Icon icon={icon} className={styles.icon} />
    </button>
  )
}
