import { useState } from 'react'
import type { PlannedMedicine } from '#contract/plan.ts'
import { plan } from '#web/features/site/saved/plan-store.ts'
import { useEditPlan } from './use-edit-plan.ts'

/** Takes a medicine out of the plan; the last one can be put back where it was until the page is left. */
export function useTakeOut() {
  const edit = useEditPlan()
  const [last, setLast] = useState<{ medicine: PlannedMedicine; before: readonly string[] }>()

  return {
    taken: last?.medicine,

    takeOut(medicine: PlannedMedicine) {
      setLast({ medicine, before: plan.read().medicines })
      edit.takeOut(medicine.drug_id)
    },

    undo() {
      if (last) edit.restore(last.before)
      setLast(undefined)
    },
  }
}
