import { Menu, Smartphone, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router'
import { Icon } from '#web/components/icon.tsx'
import { AddToHomeDialog } from './add-to-home-dialog.tsx'
import { Brand } from './brand.tsx'
import styles from './header.module.css'
import { LanguageToggle } from './language-toggle.tsx'
import { SiteMenu } from './site-menu.tsx'

const menuId = 'site-menu'
const addressOfSteps = /^\/addhomemodal\/?$/

/** The top of every page. Below 992 px its links are behind the menu button; the language is always in sight. */
export function Header() {
  const { t } = useTranslation()
  const [menuOpen, setMenuOpen] = useState(false)
  const { pathname } = useLocation()
  const [addOpen, setAddOpen] = useState(addressOfSteps.test(pathname))
  const menuButton = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!menuOpen) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setMenuOpen(false)
      menuButton.current?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [menuOpen])

  function openAddToHome() {
    // The menu goes, so the dialog must give the focus back to its button.
    if (menuOpen) menuButton.current?.focus()
    setMenuOpen(false)
    setAddOpen(true)
  }

  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <div className={styles.brand}>
          <Brand withTag />
        </div>
        <nav className={styles.links} aria-label={t('site.mainNav')}>
          <NavLink className={styles.item} to="/aboutus">
            {t('site.aboutUs')}
          </NavLink>
          <NavLink className={styles.item} to="/contactus">
            {t('site.contactUs')}
          </NavLink>
        </nav>
        <button type="button" className={`${styles.item} ${styles.add}`} onClick={openAddToHome}>
          <Icon icon={Smartphone} />
          {t('site.addToHome.button')}
        </button>
        <LanguageToggle />
        <button
          ref={menuButton}
          type="button"
          className={`${styles.item} ${styles.menu}`}
          aria-label={t('site.menu')}
          aria-expanded={menuOpen}
          aria-controls={menuId}
          onClick={() => setMenuOpen(!menuOpen)}
        >
          <Icon icon={menuOpen ? X : Menu} />
        </button>
      </div>
      <SiteMenu id={menuId} open={menuOpen} onLeave={() => setMenuOpen(false)} onAddToHome={openAddToHome} />
      <AddToHomeDialog open={addOpen} onClose={() => setAddOpen(false)} />
    </header>
  )
}
