import { ChevronRight, ClipboardList } from 'lucide-react'
import { Link } from 'react-router'
import { Icon } from '#web/components/display/icon.tsx'
import { usePlan } from '#web/features/site/saved/use-plan.ts'
import { useTranslation } from '#web/i18n.tsx'
import styles from './plan-strip.module.css'

/** The way on for a reader who has a plan on this device; nothing for everybody else. */
export function PlanStrip() {
  const { t } = useTranslation()
  const count = usePlan()?.medicines.length ?? 0
  if (count === 0) return null
  return (
    <Link to="/plan" className={styles.strip}>
      <span className={`wrap ${styles.row}`}>
        <Icon icon={ClipboardList} />
        <span className={styles.words}>
          <b>{t('home.plan.title', { count })}</b>
          <span>{t('home.plan.next')}</span>
        </span>
        <Icon icon={ChevronRight} />
      </span>
    </Link>
  )
}
