import { ClipboardList, House, type IconNode, Info, Mail, MapPin, MessageCircle, Smartphone } from 'lucide'
import { NavLink } from 'react-router'
import { Icon } from '#web/components/display/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './site-menu.module.css'

interface SiteMenuProps {
  id: string
  open: boolean
  /** Called when a link was followed. */
  onLeave: () => void
  onAddToHome: () => void
}

const links = [
  { to: '/', icon: House, words: 'site.home' },
  { to: '/plan', icon: ClipboardList, words: 'site.plan' },
  { to: '/localcommunity', icon: MapPin, words: 'site.nearMe' },
  { to: '/health-care-ai/', icon: MessageCircle, words: 'site.askNavi' },
  { to: '/aboutus', icon: Info, words: 'site.aboutUs' },
  { to: '/contactus', icon: Mail, words: 'site.contactUs' },
] as const satisfies { to: string; icon: IconNode; words: string }[]

/** What has no room in the header, and the places once more, under the header's bar. */
export function SiteMenu({ id, open, onLeave, onAddToHome }: SiteMenuProps) {
  const { t } = useTranslation()
  return (
    <nav id={id} className={styles.menu} aria-label={t('site.menu')} hidden={!open}>
      <ul>
        {links.map(({ to, icon, words }) => (
          <li key={to}>
            <NavLink className={styles.row} to={to} end onClick={onLeave}>
              <Icon icon={icon} className={styles.icon} />
              {t(words)}
            </NavLink>
          </li>
        ))}
        <li>
          <button type="button" className={styles.row} onClick={onAddToHome}>
            <Icon icon={Smartphone} className={styles.icon} />
            {t('site.addToHome.button')}
          </button>
        </li>
      </ul>
    </nav>
  )
}
