import { Link } from 'react-router'
import { useTranslation } from '#web/i18n.tsx'
import { Brand } from './brand.tsx'
import styles from './footer.module.css'

const links = [
  ['/aboutus', 'site.aboutUs'],
  ['/questions', 'site.questions'],
  ['/contactus', 'site.contactUs'],
  ['/termsconditions', 'site.terms'],
  ['/privacypolicy', 'site.privacy'],
  ['/privacypolicy#health-data', 'site.healthData'],
  ['/accessibility', 'site.accessibility'],
  ['/datasources', 'site.dataSources'],
  ['/changes', 'site.changes'],
] as const

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
            {links.map(([to, words]) => (
              <li key={to}>
                <Link to={to}>{t(words)}</Link>
              </li>
            ))}
          </ul>
          <p className={styles.words}>{t('site.copyright')}</p>
        </div>
      </div>
    </footer>
  )
}
