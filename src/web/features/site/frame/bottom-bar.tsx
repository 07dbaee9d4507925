import { classNames } from '#web/components/class-names.ts'
import { useTranslation } from '#web/i18n.tsx'
import styles from './bottom-bar.module.css'
import { Places } from './places.tsx'

/** The places of the site at the foot of phones and tablets, under the thumb. It leaves while a field has the focus. */
export function BottomBar() {
  const { t } = useTranslation()
  return (
    <nav className={classNames('foot-bar', styles.bar)} aria-label={t('site.mainNav')}>
      <Places className={styles.places} />
    </nav>
  )
}
