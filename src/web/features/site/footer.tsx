import { Link } from 'react-router'
import { useTranslation } from '#web/i18n.tsx'
import { Brand } from './brand.tsx'
import styles from './footer.module.css'

export function Footer() {
  const { t } = useTranslation()
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.inner}`}>
        <div className="stack-small">
          <Brand />
          <p className={styles.words}>{t('site.notAdvice')}</p>
        </div>
        <div>
          <ul className={styles.links}>
            <li>
              <Link to="/termsconditions">{t('site.terms')}</Link>
            </li>
            <li>
              <Link to="/privacypolicy">{t('site.privacy')}</Link>
            </li>
          </ul>
          <p className={styles.words}>{t('site.copyright')}</p>
        </div>
      </div>
    </footer>
  )
}
