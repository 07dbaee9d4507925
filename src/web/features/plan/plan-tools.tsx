import { Download, Printer, Share2 } from 'lucide-react'
import { useState } from 'react'
import type { PlannedMedicine } from '#contract/plan.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useToast } from '#web/components/feedback/toasts.tsx'
import { CopyByHand } from '#web/components/form/copy-by-hand.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { planAddress } from './plan-address.ts'
import { savePlan } from './save-plan.ts'

/** To share, print and save the plan. What is shared holds the medicines and nothing of the reader. */
export function PlanTools({ medicines }: { medicines: PlannedMedicine[] }) {
  const { t, language } = useTranslation()
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
