import type { ReactNode } from 'react'
import type { WordKey } from '#i18n/translator.ts'
import { UnbrokenNumbers } from '#web/components/display/unbroken-numbers.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './ways.module.css'

type NameIn<Key> = Key extends `intake.${infer Name}.title` ? Name : never
/** Where the words of a way stand, such as `contact.points.medicare`. */
type WayName = NameIn<Extract<WordKey<'intake'>, `intake.${string}.points.${string}.title`>>

/** One way to help, with what a reader can press. */
export function Way({ of, children }: { of: WayName; children?: ReactNode }) {
  const { t } = useTranslation('intake')
  return (
    <li className={`stack ${styles.way}`}>
      <h3>{t(`intake.${of}.title`)}</h3>
      <p>
        <UnbrokenNumbers text={t(`intake.${of}.text`)} />
      </p>
      {children}
    </li>
  )
}
