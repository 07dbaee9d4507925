import { ClipboardList } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { HomeScene } from '#web/components/art/home-scene.tsx'
import { Navi } from '#web/components/art/navi.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './hero.module.css'

interface HeroProps {
  /** The drug search. */
  children: ReactNode
}

/** The promise, the search, and Navi: looking over the search on phones, at its signpost on wide screens. */
export function Hero({ children }: HeroProps) {
  const { t } = useTranslation('home')
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.left}>
          <h1 className={styles.title}>{t('home.title')}</h1>
          <p className={`lead ${styles.lead}`}>{t('home.lead')}</p>
          <div className={styles.finderBox}>
            <Link className={styles.peek} to="/health-care-ai/" aria-label={t('home.talkToHelper')}>
              <Navi pose="wave" />
            </Link>
            <div className={styles.finder}>
              {children}
              <Link className={styles.several} to="/plan">
                <Icon icon={ClipboardList} />
                {t('home.several')}
              </Link>
            </div>
          </div>
        </div>
        <div className={styles.sceneBox}>
          <Link className={styles.sceneLink} to="/health-care-ai/" aria-label={t('home.talkToHelper')}>
            <HomeScene className={styles.scene} />
          </Link>
          <p className={styles.say} aria-hidden="true">
            {t('home.hello')}
          </p>
        </div>
      </div>
      <Hills />
    </section>
  )
}

/** The hills, stretched over any width. */
function Hills() {
  return (
    <svg className={styles.hills} viewBox="0 0 390 90" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d="M0 40C70 8 150 20 220 38s120 18 170-14v66H0z" fill="#0F7CA7" />
      <path d="M0 66C80 34 170 44 240 58s110 10 150-10v42H0z" fill="#084E6B" />
    </svg>
  )
}
