import type { IconNode } from 'lucide'
import { classNames } from '../class-names.ts'
import { Icon } from './icon.tsx'
import styles from './marked-list.module.css'

interface MarkedListProps {
  icon: IconNode
  tone: 'ok' | 'warn'
  points: string[]
}

/** A list whose points all begin with the same mark. */
export function MarkedList({ icon, tone, points }: MarkedListProps) {
  return (
    <ul className={classNames(styles.list, styles[tone])}>
      {points.map((point) => (
        <li key={point}>
          <Icon icon={icon} />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  )
}
