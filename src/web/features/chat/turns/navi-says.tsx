import type { ReactNode } from 'react'
import { NaviAvatar } from '#web/components/art/navi-avatar.tsx'
import type { NaviFace } from '#web/components/art/navi-figure.tsx'
import styles from './navi-says.module.css'

interface NaviSaysProps {
  face?: NaviFace
  children: ReactNode
}

/** What stands beside Navi's head. */
export function NaviSays({ face, children }: NaviSaysProps) {
  return (
    <div className={styles.message}>
      <NaviAvatar face={face} className={styles.avatar} />
      <div className={styles.body}>{children}</div>
    </div>
  )
}
