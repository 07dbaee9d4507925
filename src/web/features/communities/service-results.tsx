import { Link } from 'react-router'
import { Note } from '#web/components/note.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { EmergencyNote } from './emergency-note.tsx'
import { Highlighted } from './highlighted.tsx'
import type { ServicesData } from './load-services.ts'
import { NoServices } from './no-services.tsx'
import { ResultPages } from './result-pages.tsx'
import { ServiceLabel } from './service-label.tsx'
import styles from './service-results.module.css'
import { UnknownPlace } from './unknown-place.tsx'

/** What a search came to: services, or none and other ways to look. */
export function ServiceResults({ data: { asked, found, pages } }: { data: ServicesData }) {
  const { t } = useTranslation()
  const { services, total, place, unknown_place, likely_places, has_local, emergency, is_whole } = found
  const near = has_local ? 'communities.search.near' : 'communities.search.noLocal'
  return (
    <div className={styles.list}>
      {emergency.length > 0 && <EmergencyNote kinds={emergency} />}
      {unknown_place && <UnknownPlace asked={asked} likely={likely_places} />}
      {!is_whole && (
        <Note tone="warn">
          <p>
            {t('communities.search.failedTitle')} {t('programs.failedLead')}
          </p>
        </Note>
      )}
      {total === 0 && is_whole && <NoServices asked={asked} />}
      {total > 0 && (
        <div className="stack-small">
          <h2>{t('communities.search.found', { count: total })}</h2>
          <p className="soft">{place ? t(near, { place: place.label }) : t('communities.search.order')}</p>
        </div>
      )}
      {services.map((service) => (
        <ServiceLabel
          key={service.service_id}
          service={service}
          level={3}
          title={
            <Link to={`/services/${service.service_id}`}>
              <Highlighted text={service.service_name} query={asked.q} />
            </Link>
          }
          below={<Highlighted text={service.organization} query={asked.q} />}
          query={asked.q}
          zip={place?.zip}
        />
      ))}
      {pages > 1 && <ResultPages asked={asked} pages={pages} />}
    </div>
  )
}
