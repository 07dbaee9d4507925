import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { NaviAvatar } from '#web/components/art/navi-avatar.tsx'
import { Icon } from '#web/components/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './ask-bar.module.css'

/** On phones and tablets: the way to Navi, always at the bottom and never over the text. */
export function AskBar() {
  const { t } = useTranslation()
  return (
    <aside className={styles.bar} aria-label={t('site.askBar')}>
      <Link className={styles.link} to="/health-care-ai/">
        <NaviAvatar className={styles.avatar} />
        <span>{t('site.justAsk')}</span>
        <span className={styles.round}>
          <Icon icon={ArrowRight} />
        </span>
      </Link>
    </aside>
  )
}
