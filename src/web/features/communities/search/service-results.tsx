import type { EmergencyKind, Place, ServiceCard } from '#contract/communities.ts'
import { hotlines } from '#contract/hotlines.ts'
import { CallLink } from '#web/components/buttons/call-link.tsx'
import { LikelyLinks } from '#web/components/buttons/likely-links.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { Fold } from '#web/components/layout/fold.tsx'
import { useTranslation } from '#web/i18n.tsx'
import type { ServicesData } from './load-services.ts'
import { NoServices, UnknownPlace } from './no-services.tsx'
import { ResultPages } from './result-pages.tsx'
import styles from './service-results.module.css'
import { ServiceRow } from './service-row.tsx'
import { servicesAddress } from './services-address.ts'

/** What a search came to: services, those of the whole country apart; or none, and other ways to look. */
export function ServiceResults({ data: { asked, found, pages, medicines } }: { data: ServicesData }) {
  const { t } = useTranslation('communities')
  const { services, total, place, unknown_place, likely_places, has_local, emergency, is_whole } = found
  const isInDanger = emergency.length > 0
  const isWithoutPlace = !place && !unknown_place && !isInDanger && Boolean(asked.q || asked.category)
  const { near, anywhere } = partServices(services, asked)
  return (
    <div className={styles.list}>
      {isInDanger && <EmergencyNote kinds={emergency} />}
      {unknown_place && <UnknownPlace asked={asked} likely={likely_places} state={place} />}
      {isWithoutPlace && <Note>{t('communities.search.noPlace')}</Note>}
      <Medicines medicines={medicines} />
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
          <Where place={unknown_place ? null : place} isLocal={has_local || isInDanger} />
        </div>
      )}
      <Rows services={near} query={asked.q} zip={place?.zip} />
      {anywhere.length > 0 && (
        <Fold open={near.length === 0} summary={<h3>{t('communities.search.anywhere')}</h3>}>
          <Rows services={anywhere} query={asked.q} zip={place?.zip} />
        </Fold>
      )}
      {services.some(({ phone_number }) => phone_number) && (
        <p className="soft">{t('communities.search.hoursChange')}</p>
      )}
      {pages > 1 && (
        <ResultPages page={asked.page ?? 1} pages={pages} addressOf={(page) => servicesAddress({ ...asked, page })} />
      )}
    </div>
  )
}

/**
 * The services, and those of the whole country apart. Of a place alone what everyone needs comes first, and the finder of
 * food banks, which is of the whole country, is among it.
 */
function partServices(services: ServiceCard[], { q, category, place }: ServicesData['asked']) {
  const isOfPlaceAlone = Boolean(place) && !q && !category
  const isApart = ({ reach }: ServiceCard) => !isOfPlaceAlone && reach === 'national'
  return { near: services.filter((service) => !isApart(service)), anywhere: services.filter(isApart) }
}

/** Whom to call at once when the words speak of danger. */
function EmergencyNote({ kinds }: { kinds: EmergencyKind[] }) {
  const { t } = useTranslation('communities')
  return (
    <Note tone="danger">
      <div className="stack-small">
        <h2>{t('communities.emergency.title')}</h2>
        <CallLink phone={hotlines.medical}>{t('communities.emergency.call911')}</CallLink>
        {kinds
          .filter((kind) => kind !== 'medical')
          .map((kind) => (
            <CallLink key={kind} phone={hotlines[kind]}>
              {t(`communities.emergency.${kind}`)}
            </CallLink>
          ))}
      </div>
    </Note>
  )
}

/** The words that were asked for name medicines, whose pages say how to pay for them. */
function Medicines({ medicines }: Pick<ServicesData, 'medicines'>) {
  const { t } = useTranslation('communities')
  if (medicines.length === 0) return null
  return (
    <Note>
      <LikelyLinks
        question={t('communities.search.medicine')}
        links={medicines.map(({ id, label }) => ({ label, to: `/drugs/${id}` }))}
      />
    </Note>
  )
}

/** In which order services stand, and for where they are. */
function Where({ place, isLocal }: { place: Place | null; isLocal: boolean }) {
  const { t } = useTranslation('communities')
  if (!place) return <p className="soft">{t('communities.search.order')}</p>
  const said = isLocal || place.kind === 'state' ? 'communities.search.near' : 'communities.search.noLocal'
  return <p className="soft">{t(said, { place: place.label })}</p>
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
