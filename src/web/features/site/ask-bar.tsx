import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { NaviAvatar } from '#web/components/art/navi-avatar.tsx'
import { classNames } from '#web/components/class-names.ts'
import { Icon } from '#web/components/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './ask-bar.module.css'

/** The way to Navi, always in sight: a bar at the foot of phones and tablets, a tab at the edge of wide screens. */
export function AskBar() {
  const { t } = useTranslation()
  return (
    <aside className={classNames('foot-bar', styles.bar)} aria-label={t('site.askBar')}>
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
