import { Lock } from 'lucide-react'
import { Button } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useToast } from '#web/components/feedback/toasts.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './plan-kept.module.css'
import { useEditPlan } from './use-edit-plan.ts'

/** Says where the plan is kept, with the way to delete it. */
export function PlanKept({ isEmpty }: { isEmpty: boolean }) {
  const { t } = useTranslation()
  const toast = useToast()
  const edit = useEditPlan()

  function remove() {
    edit.clear()
    toast.success(t('plan.deleted'))
  }

  return (
    <div className={styles.kept}>
      <p className="soft">
        <Icon icon={Lock} /> {t('plan.kept')}
      </p>
      {!isEmpty && (
        <Button variant="link" onClick={remove}>
          {t('plan.delete')}
        </Button>
      )}
    </div>
  )
}
