import { useNavigation } from 'react-router'
import { Banner } from '#web/components/feedback/banner.tsx'
import { LabelLoader } from '#web/components/feedback/label-loader.tsx'
import { useArrival } from '#web/features/site/focus/use-arrival.ts'
import { useTranslation } from '#web/i18n.tsx'
import { Call211 } from '../by-kind/call-211.tsx'
import { CategoryPills } from './category-pills.tsx'
import type { ServicesData } from './load-services.ts'
import { ServiceFilters } from './service-filters.tsx'
import { ServiceResults } from './service-results.tsx'
import { ServiceSearch } from './service-search.tsx'
import { ServiceSearchBar } from './service-search-bar.tsx'
import { servicesAddress } from './services-address.ts'
import styles from './services-page.module.css'

/** The search of the directory: the form above, the services below. Once something was asked, the form makes room for them. */
export function ServicesPage({ data }: { data: ServicesData }) {
  const { t } = useTranslation()
  const { asked, found } = data
  const results = useArrival(() => true)
  const isAsked = Object.values(asked).some(Boolean)
  const isSearching = useNavigation().location?.pathname === '/support-programs'
  return (
    <>
      <Banner
        title={t('communities.search.title')}
        lead={isAsked ? undefined : t('communities.search.lead')}
        crumb={{ to: '/localcommunity', label: t('communities.crumb') }}
      >
        <ServiceSearchBar key={servicesAddress(asked)} data={data}>
          <ServiceSearch asked={asked} filters={<ServiceFilters asked={asked} />}>
            <CategoryPills name="category" selected={asked.category ?? ''} />
            <input type="hidden" name="category" value={asked.category ?? ''} />
          </ServiceSearch>
        </ServiceSearchBar>
      </Banner>
      <p role="status" className="visually-hidden">
        {isSearching ? '' : t('communities.search.found', { count: found.total })}
      </p>
      <section className="band" aria-label={t('communities.search.results')}>
        <div className="wrap side">
          <div ref={results} tabIndex={-1} className={styles.results}>
            {isSearching ? <LabelLoader label={t('communities.search.busy')} /> : <ServiceResults data={data} />}
          </div>
          <Call211 />
        </div>
      </section>
    </>
  )
}
