import { ArrowLeft } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import { Icon } from '../display/icon.tsx'
import styles from './banner.module.css'

interface BannerProps {
  title: ReactNode
  lead?: ReactNode
  /** The page one step up, above the title. */
  crumb?: { to: string; label: string }
  /** Decorative; on wide screens only. */
  picture?: ReactNode
  /** On the blue of the brand: for a page that presents Navi. */
  isBlue?: boolean
  /** Low on phones, where what is below it matters more. */
  isSlim?: boolean
  children?: ReactNode
}

/** The top of an inner page: where you are, its title, a sentence, and what you do first. */
export function Banner({ title, lead, crumb, picture, isBlue, isSlim, children }: BannerProps) {
  return (
    <div className={classNames(styles.banner, isBlue && styles.blue, isSlim && styles.slim)}>
      <div className={`wrap ${styles.inner} ${picture ? styles.withPicture : ''}`}>
        <div className={styles.words}>
          {crumb && (
            <p className={styles.crumb}>
              <Link to={crumb.to}>
                <Icon icon={ArrowLeft} />
                {crumb.label}
              </Link>
            </p>
          )}
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
          {children}
        </div>
        {picture && <div className={styles.picture}>{picture}</div>}
      </div>
    </div>
  )
}
