import { useTranslation } from '#web/i18n.tsx'
import styles from './distance.module.css'

interface DistanceProps {
  miles: number | null
  isSameZip: boolean
}

/** How far an address is from the place that was asked for, where that is known. */
export function Distance({ miles, isSameZip }: DistanceProps) {
  const { t } = useTranslation('communities')
  if (miles === null) return null
  // Between the centres of ZIP codes, so less than a mile says no more than a mile.
  const count = Math.max(1, Math.round(miles))
  return (
    <span className={styles.distance}>
      {isSameZip ? t('communities.service.sameZip') : t('communities.service.miles', { count })}
    </span>
  )
}
