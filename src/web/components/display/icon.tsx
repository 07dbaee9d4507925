import type { IconNode } from 'lucide'
import { createElement } from 'react'
import { classNames } from '../class-names.ts'
import styles from './icon.module.css'

interface IconProps {
  icon: IconNode
  className?: string
}

/** A line icon at text size. Always beside a word or inside a control with a label, so it is hidden from readers. */
export function Icon({ icon, className }: IconProps) {
  return (
    <svg className={classNames(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {icon.map(([tag, attributes], at) => createElement(tag, { ...attributes, key: at }))}
    </svg>
  )
}
