import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Banner } from '#web/components/feedback/banner.tsx'
import { LabelLoader } from '#web/components/feedback/label-loader.tsx'
import { Field } from '#web/components/form/field.tsx'
import { useArrival } from '#web/features/site/focus/use-arrival.ts'
import { useTranslation } from '#web/i18n.tsx'
import { Call211 } from '../by-kind/call-211.tsx'
import { CategoryPills } from './category-pills.tsx'
import type { ServicesData } from './load-services.ts'
import { ServiceResults } from './service-results.tsx'
import { ServiceSearch } from './service-search.tsx'
import { type ServicesAsked, servicesAddress } from './services-address.ts'
import styles from './services-page.module.css'

/** The search of the directory: the form above, the services below. Once something was asked, the form makes room for them. */
export function ServicesPage({ data }: { data: ServicesData }) {
  const { t } = useTranslation('communities')
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

interface ServiceSearchBarProps {
  data: ServicesData
  /** The form. */
  children: ReactNode
}

/** What was asked, in one slim line above the services; the form opens from it. Before a search the form is open. */
function ServiceSearchBar({ data: { asked, found }, children }: ServiceSearchBarProps) {
  const { t } = useTranslation('communities')
  const { q, category, place, open } = asked
  const said = [
    q,
    category && t(`communities.category.${category}`),
    found.place?.label ?? place,
    open && t('communities.search.openNow'),
  ].filter(Boolean)
  return (
    <details open={said.length === 0}>
      <summary className={styles.summary}>
        <span>{said.join(' · ') || t('communities.search.words')}</span>
        <b>{t('communities.search.change')}</b>
      </summary>
      <div className={styles.form}>{children}</div>
    </details>
  )
}

/** What narrows a search: the language spoken there, and whether it is open. */
function ServiceFilters({ asked }: { asked: ServicesAsked }) {
  const { t } = useTranslation('communities')
  return (
    <div className={styles.filters}>
      <Field label={t('communities.search.spoken')}>
        {(control) => (
          <select {...control} name="spoken" defaultValue={asked.spoken ?? ''}>
            <option value="">{t('communities.search.anyLanguage')}</option>
            <option value="en">{t('communities.search.english')}</option>
            <option value="es">{t('communities.search.spanish')}</option>
          </select>
        )}
      </Field>
      <label className={styles.check}>
        <input type="checkbox" name="open" value="true" defaultChecked={asked.open === 'true'} />
        <span>{t('communities.search.openNow')}</span>
      </label>
    </div>
  )
}
