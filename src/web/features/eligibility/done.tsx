import { useEffect, useRef } from 'react'
import { useTranslation } from '#web/i18n.tsx'
import styles from './done.module.css'

/** The end of the questions. It takes the focus where the last question had it and is gone. */
export function Done({ takesFocus }: { takesFocus: boolean }) {
  const { t } = useTranslation('check')
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  return (
    <h2 ref={heading} tabIndex={-1} className={styles.done}>
      {t('check.done')}
    </h2>
  )
}
