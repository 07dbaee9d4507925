import { Phone } from 'lucide'
import { Link } from 'react-router'
import type { ServiceCard } from '#contract/communities.ts'
import { telAddress } from '#text/tel-address.ts'
import { Icon } from '#web/components/display/icon.tsx'
import { DoubtChip } from '#web/features/site/source-line.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { Distance } from '../distance.tsx'
import { ForeignLink } from '../foreign-link.tsx'
import { Highlighted } from '../highlighted.tsx'
import styles from './service-row.module.css'

interface ServiceRowProps {
  service: ServiceCard
  /** The reader's words, to be marked. */
  query?: string
  /** The ZIP code that was asked for. */
  zip?: string | null
}

/** A service in few lines: what, by whom and for whom, how far and whether it is open. A number of its own can be called at once. */
export function ServiceRow({ service, query, zip }: ServiceRowProps) {
  const { t } = useTranslation('communities')
  const {
    service_id,
    service_name,
    organization,
    eligibility,
    phone_number,
    phone_confirmed,
    url_link,
    open,
    address,
  } = service
  const whom = [organization, eligibility].filter(Boolean).join('. ').replaceAll('..', '.')
  return (
    <article className={styles.row} aria-label={service_name}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={`/services/${service_id}`}>
            <Highlighted text={service_name} query={query} />
          </Link>
        </h3>
        <p className={styles.whom}>
          <Highlighted text={whom} query={query} />
        </p>
        <p className={styles.when}>
          <Distance miles={service.distance_miles} isSameZip={address?.zip === zip} />
          {open !== 'unknown' && (
            <span className={open === 'open' ? styles.open : undefined}>{t(`communities.service.${open}`)}</span>
          )}
          {open === 'unknown' && phone_number && <span>{t('communities.service.callForHours')}</span>}
          {!phone_number && url_link && (
            <span>
              {open === 'unknown' && t('communities.service.seeHours')} <ForeignLink to={url_link} />
            </span>
          )}
        </p>
        <DoubtChip freshness={service.freshness} />
      </div>
      {phone_number && phone_confirmed && (
        <a className={styles.call} href={telAddress(phone_number)}>
          <Icon icon={Phone} />
          {t('communities.service.callNow')}
          <span className="visually-hidden"> {`${phone_number}, ${service_name}`}</span>
        </a>
      )}
    </article>
  )
}
