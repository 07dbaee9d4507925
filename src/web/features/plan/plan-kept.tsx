import { Lock } from 'lucide-react'
import { Button } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './plan-kept.module.css'

/** Says where the plan is kept, with the way to delete it. */
export function PlanKept({ isEmpty, onDelete }: { isEmpty: boolean; onDelete: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.kept}>
      <p className="soft">
        <Icon icon={Lock} /> {t('plan.kept')}
      </p>
      {!isEmpty && (
        <Button variant="link" onClick={onDelete}>
          {t('plan.delete')}
        </Button>
      )}
    </div>
  )
}
