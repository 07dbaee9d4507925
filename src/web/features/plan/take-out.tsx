import { useEffect, useRef, useState } from 'react'
import type { PlannedMedicine } from '#contract/plan.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { type Plan, plan } from '#web/features/site/saved/plan-store.ts'
import { useTranslation } from '#web/i18n.tsx'
import { useEditPlan } from './use-edit-plan.ts'

/** What was taken out last: one medicine, or all. */
type Taken = { medicine: PlannedMedicine | 'all'; before: Plan }

/** Takes a medicine out of the plan, or all; what was taken out last can be put back until the page is left. */
export function useTakeOut() {
  const edit = useEditPlan()
  const [taken, setTaken] = useState<Taken>()

  return {
    taken,

    takeOut(medicine: PlannedMedicine) {
      setTaken({ medicine, before: plan.read() })
      edit.takeOut(medicine.drug_id)
    },

    takeOutAll() {
      setTaken({ medicine: 'all', before: plan.read() })
      edit.clear()
    },

    undo() {
      if (taken) edit.putBack(taken.before, { withTicks: taken.medicine === 'all' })
      setTaken(undefined)
    },
  }
}

interface TakenOutProps {
  taken: Taken | undefined
  onUndo: () => void
}

/** Says what was taken out, with a way back. The focus comes here: the button that had it is gone. */
export function TakenOut({ taken, onUndo }: TakenOutProps) {
  const { t } = useTranslation('plan')
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
