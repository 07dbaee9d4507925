import { Check, ClipboardList } from 'lucide'
import { Button } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useToast } from '#web/components/feedback/toasts.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { mostMedicines, plan, usePlan } from './plan-store.ts'

interface AddToPlanProps {
  drug: { id: string; name: string }
}

/** Puts a medicine into the plan on this device, or takes it out again. */
export function AddToPlan({ drug: { id, name } }: AddToPlanProps) {
  const { t } = useTranslation()
  const toast = useToast()
  const isIn = usePlan()?.medicines.includes(id) ?? false

  function turn() {
    const { medicines, done } = plan.read()
    if (!isIn && medicines.length >= mostMedicines) return toast.warning(t('site.planFull'))
    const next = isIn ? medicines.filter((each) => each !== id) : [...medicines, id]
    if (!plan.write({ medicines: next, done })) return toast.error(t('site.notOpened'))
    if (!isIn) toast.success(t('site.addedToPlan', { name }))
  }

  return (
    <Button aria-pressed={isIn} onClick={turn}>
      <Icon icon={isIn ? Check : ClipboardList} />
      {t(isIn ? 'site.inPlan' : 'site.addToPlan')}
    </Button>
  )
}
