import type { ReactNode } from 'react'
import { classNames } from '#web/components/class-names.ts'
import styles from './gallery.module.css'

interface PartProps {
  /** The components by their names in the code, which are the same in every language. */
  name: string
  /** For what is laid out by the width of the window. */
  isWide?: boolean
  children: ReactNode
}

/** Components of one kind under their names. */
export function Part({ name, isWide = false, children }: PartProps) {
  return (
    <section className={classNames('stack', isWide && styles.wide)}>
      <h2 lang="en">{name}</h2>
      {children}
    </section>
  )
}
