import { ClipboardList, MapPin, Search } from 'lucide'
import { NavLink } from 'react-router'
import { NaviAvatar } from '#web/components/art/navi-avatar.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { usePlan } from '../saved/plan-store.ts'
import styles from './places.module.css'

const places = [
  { to: '/', words: 'site.find', icon: <Icon icon={Search} /> },
  { to: '/plan', words: 'site.plan', icon: <Icon icon={ClipboardList} /> },
  { to: '/localcommunity', words: 'site.nearMe', icon: <Icon icon={MapPin} /> },
  { to: '/health-care-ai/', words: 'site.navi', icon: <NaviAvatar className={styles.navi} /> },
] as const

/** The four places of the site: in the header of wide screens, and in a bar at the foot of phones and tablets. */
export function Places({ className }: { className?: string }) {
  const { t } = useTranslation()
  const count = usePlan()?.medicines.length ?? 0
  return (
    <ul className={className}>
      {places.map(({ to, words, icon }) => (
        <li key={to}>
          <NavLink className={styles.place} to={to} end={to === '/'}>
            <span className={styles.icon}>
              {icon}
              {to === '/plan' && count > 0 && (
                <span className={styles.badge}>
                  <span aria-hidden="true">{count}</span>
                  <span className="visually-hidden">{t('site.planCount', { count })}</span>
                </span>
              )}
            </span>
            {t(words)}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
