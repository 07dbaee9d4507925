import { useState } from 'react'
import type { PlannedMedicine } from '#contract/plan.ts'
import { type Plan, plan } from '#web/features/site/saved/plan-store.ts'
import { useEditPlan } from './use-edit-plan.ts'

/** What was taken out last: one medicine, or all. */
export type Taken = { medicine: PlannedMedicine | 'all'; before: Plan }

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
