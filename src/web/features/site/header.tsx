import { Menu, Smartphone, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { Icon } from '#web/components/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { Brand } from './brand.tsx'
import styles from './header.module.css'
import { LanguageToggle } from './language-toggle.tsx'
import { SiteMenu } from './site-menu.tsx'

const menuId = 'site-menu'

/** Few readers open it, so it is not part of every page. */
const AddToHomeDialog = lazy(async () => ({ default: (await import('./add-to-home-dialog.tsx')).AddToHomeDialog }))
const addressOfSteps = /^\/addhomemodal\/?$/

/** The top of every page. On narrow screens its links are behind the menu button; the language is always in sight. */
export function Header() {
  const { t } = useTranslation()
  const [menuOpen, setMenuOpen] = useState(false)
  const { pathname } = useLocation()
  /** Not known until it was opened once. */
  const [addOpen, setAddOpen] = useState<boolean | undefined>(addressOfSteps.test(pathname) || undefined)
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
      {addOpen !== undefined && (
        <Suspense>
          <AddToHomeDialog open={addOpen} onClose={() => setAddOpen(false)} />
        </Suspense>
      )}
    </header>
  )
}
