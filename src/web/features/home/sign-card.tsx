import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#web/components/display/icon.tsx'
import styles from './sign-card.module.css'

interface SignCardProps {
  to: string
  picture: ReactNode
  /** What the reader would say. */
  need: string
  words: string
  /** What the service is called. */
  service: string
}

/** A trail sign: the whole card is the link. */
export function SignCard({ to, picture, need, words, service }: SignCardProps) {
  return (
    <Link className={styles.sign} to={to}>
      <span className={styles.picture}>{picture}</span>
      <div className={styles.text}>
        <h3>{need}</h3>
        <p className={styles.words}>{words}</p>
        <p className={styles.service}>{service}</p>
      </div>
      <span className={styles.arrow}>
        <Icon icon={ArrowRight} />
      </span>
    </Link>
  )
}
