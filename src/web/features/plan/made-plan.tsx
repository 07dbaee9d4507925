import type { Application, PlannedMedicine, PlanReply } from '#contract/plan.ts'
import { dateInWords } from '#i18n/date-in-words.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { ErrorState } from '#web/components/feedback/error-state.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { Spinner } from '#web/components/feedback/spinner.tsx'
import { type KeptPlan, madePlan } from '#web/features/site/saved/made-plan-store.ts'
import type { Plan } from '#web/features/site/saved/plan-store.ts'
import { useTranslation } from '#web/i18n.tsx'
import { ApplicationCard } from './application-card.tsx'
import styles from './made-plan.module.css'
import { NextStep } from './next-step.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { dayOf, PrintedPlan } from './printed-plan.tsx'
import { useEditPlan } from './use-edit-plan.ts'
import { useMadePlan } from './use-made-plan.ts'

interface MadePlanProps {
  plan: Plan
  onTakeOut: (medicine: PlannedMedicine) => void
}

/** The plan for the medicines of this reader: the next step first, then a card for each thing to apply for. Where it can't be made, the one from before. */
export function MadePlan({ plan, onTakeOut }: MadePlanProps) {
  const { t } = useTranslation('plan')
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

/** What this device keeps of a plan for these medicines; those that were taken out since are left out. */
function keptPlanFor(medicines: readonly string[]): KeptPlan | undefined {
  const kept = madePlan.read()
  if (!kept) return undefined
  const made = only(kept.made, medicines)
  return made.medicines.length > 0 ? { ...kept, made } : undefined
}

function only(made: PlanReply, wanted: readonly string[]): PlanReply {
  const isWanted = ({ drug_id }: { drug_id: string }) => wanted.includes(drug_id)
  const applications = made.applications
    .map((application): Application => ({ ...application, medicines: application.medicines.filter(isWanted) }))
    .filter(({ medicines }) => medicines.length > 0)
  const medicines = made.medicines.filter(isWanted)
  // Who has taken one out without internet is not told how many of the others may be free.
  return { ...made, applications, medicines, free: medicines.length === made.medicines.length ? made.free : 0 }
}

interface KeptLineProps {
  kept: KeptPlan
  /** Medicines were added since. */
  isShort: boolean
  onRetry: () => void
}

/** Says that the plan is the one from before, and of which day. */
function KeptLine({ kept: { made_at }, isShort, onRetry }: KeptLineProps) {
  const { t, language } = useTranslation('plan')
  const date = dateInWords(dayOf(new Date(made_at)), language)
  return (
    <div role="status">
      <Note tone="warn">
        <p>
          {t('plan.keptFrom', { date })} {isShort && t('plan.keptShort')}
        </p>
        <Button onClick={onRetry}>{t('site.tryAgain')}</Button>
      </Note>
    </div>
  )
}
