import { type ReactNode, useEffect, useRef } from 'react'
import { Navi } from '#web/components/art/navi.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './done.module.css'

interface DoneProps {
  result: string
  /** The last question is gone, and the focus with it. */
  takesFocus: boolean
  children: ReactNode
}

/** The end of the questions: how many programs fit. */
export function Done({ result, takesFocus, children }: DoneProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  return (
    <div className={styles.done}>
      <Navi pose="wave" className={styles.picture} />
      <div className="stack-small">
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {t('check.done')}
        </h2>
        <p>{result}</p>
      </div>
      {children}
    </div>
  )
}
