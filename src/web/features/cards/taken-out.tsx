import { useEffect, useRef } from 'react'
import { Button } from '#web/components/buttons/button.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './saved-list.module.css'

interface TakenOutProps {
  /** What was saved before the last were taken out. */
  before: readonly string[] | undefined
  count: number
  onUndo: () => void
}

/** Says how many cards were taken out, with a way back. The focus comes here: the button that had it is gone. */
export function TakenOut({ before, count, onUndo }: TakenOutProps) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (before) button.current?.focus()
  }, [before])

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
