import { useEffect, useRef } from 'react'
import type { PlannedMedicine } from '#contract/plan.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { useTranslation } from '#web/i18n.tsx'

interface TakenOutProps {
  taken: PlannedMedicine | undefined
  onUndo: () => void
}

/** Says which medicine was taken out, with a way back. The focus comes here: the button that had it is gone. */
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
          <p>{t('plan.takenOut', { name: taken.name })}</p>
          <Button ref={button} onClick={onUndo}>
            {t('plan.undo')}
          </Button>
        </Note>
      )}
    </div>
  )
}
