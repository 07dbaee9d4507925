import { useEffect, useRef } from 'react'
import { Button } from '#web/components/button.tsx'
import { Note } from '#web/components/note.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './saved-list.module.css'

interface TakenOutProps {
  count: number
  onUndo: () => void
}

/** Says how many cards were taken out, with a way back. The focus comes here: the button that had it is gone. */
export function TakenOut({ count, onUndo }: TakenOutProps) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (count > 0) button.current?.focus()
  }, [count])

  return (
    <div role="status">
      {count > 0 && (
        <Note>
          <div className={styles.taken}>
            <p>{t('cards.page.removed', { count })}</p>
            <Button ref={button} onClick={onUndo}>
              {t('cards.page.undo')}
            </Button>
          </div>
        </Note>
      )}
    </div>
  )
}
