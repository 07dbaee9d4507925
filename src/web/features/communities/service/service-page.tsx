import { Link } from 'react-router'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { Banner } from '#web/components/feedback/banner.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { Call211 } from '../by-kind/call-211.tsx'
import { servicesAddress } from '../search/services-address.ts'
import type { ServiceData } from './load-service.ts'
import { ServiceLabel } from './service-label.tsx'
import styles from './service-page.module.css'
import { ServiceSources } from './service-sources.tsx'

/** Everything we know of one service. */
export function ServicePage({ data: { service, related } }: { data: ServiceData }) {
  const { t } = useTranslation()
  const category = t(`communities.category.${service.category}`)
  const allOfKind = servicesAddress({ category: service.category })
  return (
    <>
      <Banner title={service.service_name} lead={service.organization} crumb={{ to: allOfKind, label: category }} />
      <section className="band">
        <div className="wrap side">
          <div className={styles.body}>
            <ServiceLabel service={service} level={2} title={service.organization} />
            <ServiceSources service={service} />
            <section className="stack">
              <h2>{t('communities.service.related')}</h2>
              <ul className={styles.related}>
                {related.map((other) => (
                  <li key={other.service_id}>
                    <Link className={styles.link} to={`/services/${other.service_id}`}>
                      {other.service_name}
                    </Link>
                    <p>
                      {other.organization}. {other.area_served}.
                    </p>
                  </li>
                ))}
              </ul>
              <ButtonLink to={allOfKind}>{t('communities.service.allOfKind', { category })}</ButtonLink>
            </section>
          </div>
          <Call211 />
        </div>
      </section>
    </>
  )
}
