import { Link } from 'react-router'
import { useTranslation } from '#web/i18n.tsx'
import styles from './brand.module.css'

/** The logo, which leads home. */
export function Brand() {
  const { t } = useTranslation()
  return (
    <Link className={styles.brand} to="/">
      <LogoMark className={styles.mark} />
      <b className={styles.name}>{t('site.name')}</b>
      <span className="visually-hidden">{t('site.homePage')}</span>
    </Link>
  )
}

interface LogoMarkProps {
  className?: string
}

/** A capsule as the needle of a compass. Takes `--surface` and `--text` from where it stands. */
function LogoMark({ className }: LogoMarkProps) {
  return (
    <svg className={className} viewBox="0 0 48 48" width="44" height="44" aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r="21" fill="var(--surface)" stroke="var(--text)" strokeWidth="4" />
      <g fill="var(--text)">
        <circle cx="24" cy="9.5" r="1.9" />
        <circle cx="24" cy="38.5" r="1.9" />
        <circle cx="9.5" cy="24" r="1.9" />
        <circle cx="38.5" cy="24" r="1.9" />
      </g>
      <g transform="translate(24 24) rotate(40)">
        <path d="M-5.6 0V-9.4a5.6 5.6 0 0 1 11.2 0V0z" fill="#F6A623" />
        <path d="M-5.6 0V9.4a5.6 5.6 0 0 0 11.2 0V0z" fill="#199BCB" />
      </g>
    </svg>
  )
}
