import type { PlannedMedicine } from '#contract/plan.ts'
import { ErrorState } from '#web/components/feedback/error-state.tsx'
import { Spinner } from '#web/components/feedback/spinner.tsx'
import { madePlan } from '#web/features/site/saved/made-plan-store.ts'
import type { Plan } from '#web/features/site/saved/plan-store.ts'
import { useTranslation } from '#web/i18n.tsx'
import { ApplicationCard } from './application-card.tsx'
import { KeptLine } from './kept-line.tsx'
import { keptPlanFor } from './kept-plan.ts'
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

/** The plan for the medicines of this reader: the next step first, then a card for each thing to apply for. Where it can't be made, the one from before. */
export function MadePlan({ plan, onTakeOut }: MadePlanProps) {
  const { t } = useTranslation()
  const edit = useEditPlan()
  const { made: fresh, hasFailed, retry } = useMadePlan(plan.medicines, madePlan.write)
  const kept = hasFailed ? keptPlanFor(plan.medicines) : undefined
  const made = hasFailed ? kept?.made : fresh

  if (hasFailed && !made) return <ErrorState title={t('plan.failed')} onRetry={retry} retryLabel={t('site.tryAgain')} />
  if (!made)
    return (
      <p role="status">
        <Spinner /> {t('plan.looking')}
      </p>
    )
  const all = [...made.for_all, ...made.applications]
  return (
    <>
      {kept && <KeptLine kept={kept} isShort={kept.made.medicines.length < plan.medicines.length} onRetry={retry} />}
      <PlanSummary made={made} done={plan.done} />
      <NextStep applications={all} done={plan.done} />
      <ul className={styles.applications} lang={kept?.language}>
        {all.map((application) => (
          <li key={application.id}>
            <ApplicationCard application={application} done={plan.done} onToggle={edit.toggle} onTakeOut={onTakeOut} />
          </li>
        ))}
      </ul>
      <PrintedPlan made={made} madeAt={kept ? new Date(kept.made_at) : new Date()} />
    </>
  )
}
