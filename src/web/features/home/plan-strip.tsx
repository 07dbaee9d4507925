import { ChevronRight, ClipboardList } from 'lucide'
import { Link } from 'react-router'
import { Icon } from '#web/components/display/icon.tsx'
import { planKey, usePlan } from '#web/features/site/saved/plan-store.ts'
import { useTranslation } from '#web/i18n.tsx'
import { OwnScript } from '#web/own-script.tsx'
import styles from './plan-strip.module.css'

const id = 'plan-strip'
/** The page is the same for everybody. Shown when it comes alive, the strip would push down what is being read. */
const showForWhoHasOne = `try{localStorage['${planKey}']&&document.getElementById('${id}').removeAttribute('hidden')}catch{}`

/** The way on for a reader who has a plan on this device; nothing for everybody else. */
export function PlanStrip() {
  const { t } = useTranslation('home')
  const count = usePlan()?.medicines.length
  return (
    <>
      <Link to="/plan" id={id} className={styles.strip} hidden={!count} suppressHydrationWarning>
        <span className={`wrap ${styles.row}`}>
          <Icon icon={ClipboardList} />
          <span className={styles.words}>
            <b>{count ? t('home.plan.title', { count }) : t('site.plan')}</b>
            <span>{t('home.plan.next')}</span>
          </span>
          <Icon icon={ChevronRight} />
        </span>
      </Link>
      <OwnScript code={showForWhoHasOne} />
    </>
  )
}
