import { ExternalLink } from 'lucide'
import { siteName } from '#text/site-name.ts'
import { Icon } from '#web/components/display/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './foreign-link.module.css'

/** A link to another site, named by the site. */
export function ForeignLink({ to }: { to: string }) {
  const { t } = useTranslation()
  return (
    <a href={to} target="_blank" rel="noopener" className={styles.link}>
      {siteName(to)}
      <Icon icon={ExternalLink} />
      <span className="visually-hidden"> {t('programs.newTab')}</span>
    </a>
  )
}
