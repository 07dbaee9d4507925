import { useEffect, useRef } from 'react'
import { Button } from '#web/components/buttons/button.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { useTranslation } from '#web/i18n.tsx'
import type { Taken } from './use-take-out.ts'

interface TakenOutProps {
  taken: Taken | undefined
  onUndo: () => void
}

/** Says what was taken out, with a way back. The focus comes here: the button that had it is gone. */
export function TakenOut({ taken, onUndo }: TakenOutProps) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (taken) button.current?.focus()
  }, [taken])

  return (
    <div role="status">
      {taken && (
        <Note>
          <p>{taken.medicine === 'all' ? t('plan.deleted') : t('plan.takenOut', { name: taken.medicine.name })}</p>
          <Button ref={button} onClick={onUndo}>
            {t('plan.undo')}
          </Button>
        </Note>
      )}
    </div>
  )
}
