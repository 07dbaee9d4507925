import { useTranslation } from '#web/i18n.tsx'
import styles from './skip-link.module.css'

export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a className={styles.skip} href="#main">
      {t('site.skip')}
    </a>
  )
}
