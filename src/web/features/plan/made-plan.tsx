import type { PlannedMedicine } from '#contract/plan.ts'
import { ErrorState } from '#web/components/feedback/error-state.tsx'
import { Spinner } from '#web/components/feedback/spinner.tsx'
import type { Plan } from '#web/features/site/saved/plan-store.ts'
import { useTranslation } from '#web/i18n.tsx'
import { ApplicationCard } from './application-card.tsx'
import styles from './made-plan.module.css'
import { NextStep } from './next-step.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { PrintedPlan } from './printed-plan.tsx'
import { useEditPlan } from './use-edit-plan.ts'
import { useMadePlan } from './use-made-plan.ts'

interface MadePlanProps {
  plan: Plan
  onTakeOut: (medicine: PlannedMedicine) => void
}

/** The plan for the medicines of this reader: the next step first, then a card for each thing to apply for. */
export function MadePlan({ plan, onTakeOut }: MadePlanProps) {
  const { t } = useTranslation()
  const edit = useEditPlan()
  const { made, hasFailed, retry } = useMadePlan(plan.medicines)

  if (hasFailed) return <ErrorState title={t('plan.failed')} onRetry={retry} retryLabel={t('site.tryAgain')} />
  if (!made)
    return (
      <p role="status">
        <Spinner /> {t('plan.looking')}
      </p>
    )
  const all = [...made.for_all, ...made.applications]
  return (
    <>
      <PlanSummary made={made} done={plan.done} />
      <NextStep applications={all} done={plan.done} />
      <ul className={styles.applications}>
        {all.map((application) => (
          <li key={application.id}>
            <ApplicationCard application={application} done={plan.done} onToggle={edit.toggle} onTakeOut={onTakeOut} />
          </li>
        ))}
      </ul>
      <PrintedPlan made={made} />
    </>
  )
}
