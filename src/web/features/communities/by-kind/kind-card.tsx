import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Icon } from '#web/components/display/icon.tsx'
import { categories } from '../categories.ts'
import { servicesAddress } from '../search/services-address.ts'
import styles from './kind-card.module.css'
import type { LocalHelp } from './load-local-help.ts'

/** One kind of help: the whole card leads to its services. */
export function KindCard({ category, title, text, count }: LocalHelp['points'][number]) {
  const icon = categories.find((each) => each.category === category)?.icon
  return (
    <Link className={styles.card} to={servicesAddress({ category })}>
      <span className={styles.plate}>{icon && <Icon icon={icon} className={styles.icon} />}</span>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
      <p className={styles.count}>
        {count} <Icon icon={ArrowRight} />
      </p>
    </Link>
  )
}
