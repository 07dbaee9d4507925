import type { ServiceCard } from '#contract/communities.ts'
import { Note } from '#web/components/feedback/note.tsx'
import { Fold } from '#web/components/layout/fold.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { EmergencyNote } from './emergency-note.tsx'
import type { ServicesData } from './load-services.ts'
import { NoServices } from './no-services.tsx'
import { ResultPages } from './result-pages.tsx'
import styles from './service-results.module.css'
import { ServiceRow } from './service-row.tsx'
import { servicesAddress } from './services-address.ts'
import { UnknownPlace } from './unknown-place.tsx'

/** What a search came to: services, those of the whole country apart; or none, and other ways to look. */
export function ServiceResults({ data: { asked, found, pages } }: { data: ServicesData }) {
  const { t } = useTranslation()
  const { services, total, place, unknown_place, likely_places, has_local, emergency, is_whole } = found
  const where = has_local ? 'communities.search.near' : 'communities.search.noLocal'
  const near = services.filter(({ reach }) => reach !== 'national')
  const anywhere = services.filter(({ reach }) => reach === 'national')
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
      {total === 0 && is_whole && <NoServices asked={asked} place={asked.place || place?.label} />}
      {total > 0 && (
        <div className="stack-small">
          <h2>{t('communities.search.found', { count: total })}</h2>
          <p className="soft">{place ? t(where, { place: place.label }) : t('communities.search.order')}</p>
        </div>
      )}
      <Rows services={near} query={asked.q} zip={place?.zip} />
      {anywhere.length > 0 && (
        <Fold
          open={near.length === 0}
          summary={<h3>{t('communities.search.anywhere', { count: anywhere.length })}</h3>}
        >
          <Rows services={anywhere} query={asked.q} zip={place?.zip} />
        </Fold>
      )}
      {services.length > 0 && <p className="soft">{t('communities.search.hoursChange')}</p>}
      {pages > 1 && (
        <ResultPages page={asked.page ?? 1} pages={pages} addressOf={(page) => servicesAddress({ ...asked, page })} />
      )}
    </div>
  )
}

interface RowsProps {
  services: ServiceCard[]
  query: string | undefined
  zip: string | null | undefined
}

function Rows({ services, query, zip }: RowsProps) {
  return (
    <div>
      {services.map((service) => (
        <ServiceRow key={service.service_id} service={service} query={query} zip={zip} />
      ))}
    </div>
  )
}
