import { useId } from 'react'
import type { PlanReply } from '#contract/plan.ts'
import { useTranslation } from '#web/i18n.tsx'
import styles from './plan-summary.module.css'
import { PlanTools } from './plan-tools.tsx'

interface PlanSummaryProps {
  made: PlanReply
  done: readonly string[]
}

/** How many medicines may be free, how many steps are done, and what can be done with the plan. */
export function PlanSummary({ made: { medicines, free, for_all, applications }, done }: PlanSummaryProps) {
  const { t } = useTranslation()
  const id = useId()
  const steps = [...for_all, ...applications].flatMap(({ steps }) => steps)
  const ticked = steps.filter(({ id }) => done.includes(id)).length
  return (
    <div className={styles.summary}>
      {free > 0 && (
        <p className={styles.free}>
          <b>{t('plan.free', { free, count: medicines.length })}</b> {t('plan.freeBelow')}
        </p>
      )}
      <div className={styles.progress}>
        <label htmlFor={id}>
          {t('plan.done')} <b>{t('plan.doneOf', { done: ticked, count: steps.length })}</b>
        </label>
        <progress id={id} value={ticked} max={steps.length} />
      </div>
      <PlanTools medicines={medicines} />
    </div>
  )
}
