import { Download, Printer, Share2 } from 'lucide'
import { useId, useState } from 'react'
import type { PlannedMedicine, PlanReply } from '#contract/plan.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useToast } from '#web/components/feedback/toasts.tsx'
import { CopyByHand } from '#web/components/form/copy-by-hand.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { planAddress } from './plan-address.ts'
import styles from './plan-summary.module.css'
import { savePlan } from './printed-plan.tsx'

interface PlanSummaryProps {
  made: PlanReply
  done: readonly string[]
}

/** How many medicines may be free, how many steps are done, and what can be done with the plan. */
export function PlanSummary({ made: { medicines, free, for_all, applications }, done }: PlanSummaryProps) {
  const { t } = useTranslation('plan')
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

/** To share, print and save the plan. What is shared holds the medicines and nothing of the reader. */
function PlanTools({ medicines }: { medicines: PlannedMedicine[] }) {
  const { t, language } = useTranslation('plan')
  const toast = useToast()
  const [byHand, setByHand] = useState('')

  async function share() {
    const url = planAddress(medicines.map(({ drug_id }) => drug_id))
    if (await handOver({ title: t('plan.share.title'), url })) return
    const isCopied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    )
    if (isCopied) toast.success(t('plan.share.copied'))
    else setByHand(url)
  }

  return (
    <div className="stack-small">
      <div className="actions">
        <Button onClick={share}>
          <Icon icon={Share2} />
          {t('plan.share.button')}
        </Button>
        <Button onClick={() => window.print()}>
          <Icon icon={Printer} />
          {t('plan.print')}
        </Button>
        <Button onClick={() => savePlan(`${t('plan.fileName')}.html`, t('plan.printed.title'), language)}>
          <Icon icon={Download} />
          {t('plan.save')}
        </Button>
      </div>
      {byHand && <CopyByHand label={t('plan.share.byHand')} text={byHand} />}
    </div>
  )
}

/** @returns whether the device took it, or its reader thought better of it. */
async function handOver(what: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(what)) return false
  return navigator.share(what).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  )
}
