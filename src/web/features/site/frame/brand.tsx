import { Link } from 'react-router'
import { LogoMark } from '#web/components/art/logo-mark.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './brand.module.css'

/** The logo, which leads home. */
export function Brand() {
  const { t } = useTranslation()
  return (
    <Link className={styles.brand} to="/">
      <LogoMark className={styles.mark} />
      <b className={styles.name}>{t('site.name')}</b>
      <span className="visually-hidden">{t('site.homePage')}</span>
    </Link>
  )
}
