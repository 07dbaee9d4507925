import { CircleAlert, CircleCheck, type IconNode, Info, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../display/icon.tsx'
import styles from './note.module.css'

type Tone = 'info' | 'warn' | 'danger' | 'ok'

const icons: Record<Tone, IconNode> = { info: Info, warn: TriangleAlert, danger: CircleAlert, ok: CircleCheck }

interface NoteProps {
  tone?: Tone
  icon?: IconNode
  children: ReactNode
}

/** A strip with something to know before going on. */
export function Note({ tone = 'info', icon = icons[tone], children }: NoteProps) {
  return (
    <div className={classNames(styles.note, styles[tone])}>
      <Icon icon={icon} className={styles.icon} />
      <div>{children}</div>
    </div>
  )
}
