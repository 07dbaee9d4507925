import { Menu, Smartphone, X } from 'lucide'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { Icon } from '#web/components/display/icon.tsx'
import { useLatePart } from '#web/components/layout/use-late-part.ts'
import { useTranslation } from '#web/i18n.tsx'
import { LanguageToggle } from '../language/language-toggle.tsx'
import { Brand } from './brand.tsx'
import styles from './header.module.css'
import { Places } from './places.tsx'
import { SiteMenu } from './site-menu.tsx'

const menuId = 'site-menu'

const loadSteps = () => import('../add-to-home/add-to-home-dialog.tsx')
const addressOfSteps = /^\/addhomemodal\/?$/

/**
 * The top of every page. The four places of the site stand in it on wide screens, and in the bar at
 * the foot of others; what has no room is behind the menu button. The language is always in sight.
 */
export function Header() {
  const { t } = useTranslation()
  const { pathname, key } = useLocation()
  /** Going to another page, also back, closes the menu. */
  const [menuOn, setMenuOn] = useState<string>()
  const menuOpen = menuOn === key
  const steps = useLatePart(loadSteps, t('site.notOpened'))
  const [addOpen, setAddOpen] = useState(false)
  const menuButton = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!menuOpen) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setMenuOn(undefined)
      menuButton.current?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [menuOpen])

  async function openAddToHome() {
    // The menu goes, so the dialog must give the focus back to its button.
    if (menuOpen) menuButton.current?.focus()
    setMenuOn(undefined)
    setAddOpen(await steps.fetch())
  }

  const openAtAddress = useEffectEvent(() => {
    if (addressOfSteps.test(pathname)) openAddToHome()
  })

  useEffect(() => openAtAddress(), [])

  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <div className={styles.brand}>
          <Brand />
        </div>
        <nav className={styles.nav} aria-label={t('site.mainNav')}>
          <Places className={styles.links} />
          <ul className={`${styles.links} ${styles.further}`}>
            <li>
              <NavLink className={styles.item} to="/aboutus">
                {t('site.aboutUs')}
              </NavLink>
            </li>
            <li>
              <NavLink className={styles.item} to="/contactus">
                {t('site.contactUs')}
              </NavLink>
            </li>
          </ul>
        </nav>
        <button type="button" className={`${styles.item} ${styles.add}`} onClick={openAddToHome}>
          <Icon icon={Smartphone} />
          {t('site.addToHome.short')}
        </button>
        <LanguageToggle />
        <button
          ref={menuButton}
          type="button"
          className={`${styles.item} ${styles.menu}`}
          aria-label={t('site.menu')}
          aria-expanded={menuOpen}
          aria-controls={menuId}
          onClick={() => setMenuOn(menuOpen ? undefined : key)}
        >
          <Icon icon={menuOpen ? X : Menu} />
        </button>
      </div>
      <SiteMenu id={menuId} open={menuOpen} onLeave={() => setMenuOn(undefined)} onAddToHome={openAddToHome} />
      {steps.part && <steps.part.AddToHomeDialog open={addOpen} onClose={() => setAddOpen(false)} />}
    </header>
  )
}
