import { Phone } from 'lucide'
import { Link } from 'react-router'
import type { ServiceCard } from '#contract/communities.ts'
import { dateInWords } from '#i18n/date-in-words.ts'
import { siteName } from '#text/site-name.ts'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { Banner } from '#web/components/feedback/banner.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { Call211 } from '../by-kind/call-211.tsx'
import { ServiceSearch } from '../search/service-search.tsx'
import { servicesAddress } from '../search/services-address.ts'
import type { ServiceData } from './load-service.ts'
import { ServiceLabel } from './service-label.tsx'
import styles from './service-page.module.css'

/** Everything we know of one service. */
export function ServicePage({ data: { service, related } }: { data: ServiceData }) {
  const { t } = useTranslation('communities')
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

/** Every page that a service's facts come from, how old it is, and which of them it holds. */
function ServiceSources({ service: { sources, unlinked_sources } }: { service: ServiceCard }) {
  const { t, language } = useTranslation('communities')
  return (
    <section className="stack">
      <h2>{t('communities.service.sources')}</h2>
      {sources.length === 0 && <p>{t('communities.service.noSources')}</p>}
      <ul className={styles.sources}>
        {sources.map(({ url, page_date, supports }) => (
          <li key={url}>
            <a className={styles.source} href={url} target="_blank" rel="noopener">
              {siteName(url)}
              <span className="visually-hidden"> {t('programs.newTab')}</span>
            </a>
            <p>
              {page_date
                ? t('communities.service.pageDated', { date: dateInWords(page_date, language) })
                : t('communities.service.pageUndated')}
            </p>
            {supports.length > 0 && (
              <p>
                {t('communities.service.supports')} <span lang="en">{supports.join('; ')}.</span>
              </p>
            )}
          </li>
        ))}
      </ul>
      {unlinked_sources > 0 && <p>{t('programs.unlinked', { count: unlinked_sources })}</p>}
    </section>
  )
}

/** The page of a service that we don't have: says so, and where to look instead. */
export function ServiceMissing() {
  const { t } = useTranslation('communities')
  return (
    <>
      <title>{`${t('communities.service.missing')} | ${t('site.name')}`}</title>
      <Banner
        title={t('communities.service.missing')}
        lead={t('communities.service.missingLead')}
        crumb={{ to: '/localcommunity', label: t('communities.crumb') }}
      >
        <ServiceSearch />
        <div className="actions">
          <ButtonLink to="tel:211">
            <Icon icon={Phone} />
            {t('communities.call211.button')}
          </ButtonLink>
        </div>
      </Banner>
    </>
  )
}
