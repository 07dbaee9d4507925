import { Link } from 'react-router'
import type { CommunityItem } from '#contract/communities.ts'
import { Banner } from '#web/components/feedback/banner.tsx'
import { ErrorState } from '#web/components/feedback/error-state.tsx'
import { LabelLoader } from '#web/components/feedback/label-loader.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { organizationsFor } from './deal-choices.ts'
import { DealResults } from './deal-results.tsx'
import { DealSearch } from './deal-search.tsx'
import styles from './deals-page.module.css'
import type { DealsData } from './load-deals.ts'
import { useCommunities, useDeals } from './use-deals.ts'

/** Discounts of vendors: pick a program and a place, then see who gives what. */
export function DealsPage({ data }: { data: DealsData }) {
  const { t } = useTranslation('communities')
  const { value: items, status, start, retry } = useCommunities()
  const { asked, shown, failed, isBusy, retry: askAgain, results } = useDeals(data)
  const known = [...(data.picked ? [data.picked] : []), ...data.programmes, ...(items ?? [])]
  const picked = known.find(({ id }) => id === asked)
  const unknown = data.unknown?.program === asked ? data.unknown : null
  const unknownWords = unknown && t('communities.deals.unknown', { text: unknown.program })
  return (
    <>
      <Banner
        title={t('communities.deals.title')}
        lead={t('communities.deals.lead')}
        crumb={{ to: '/pharmacycouponcategory', label: t('communities.deals.crumb') }}
      >
        <DealSearch
          items={items}
          hasFailed={status === 'failed'}
          program={picked?.programme_name ?? unknown?.program ?? ''}
          location={picked?.location ?? unknown?.location ?? ''}
          problem={asked === '' ? t('communities.deals.pick') : unknownWords}
          isBusy={isBusy}
          onFocus={status === 'failed' ? retry : start}
        />
      </Banner>
      <section className="band" aria-label={t('communities.deals.results')}>
        <div className={`wrap ${styles.body}`}>
          <div ref={results} tabIndex={-1} className={styles.results}>
            {isBusy && <LabelLoader label={t('communities.search.busy')} />}
            {failed && <ErrorState title={failed} onRetry={askAgain} retryLabel={t('site.tryAgain')} />}
            {shown && picked && (
              <DealResults
                deals={shown}
                picked={picked}
                programmes={data.programmes}
                organizations={items ? organizationsFor(items, picked) : data.organizations}
              />
            )}
          </div>
          {!picked && <DealPrograms programmes={data.programmes} />}
        </div>
      </section>
    </>
  )
}

/** Every program with deals and the places of each, to pick by a tap. */
function DealPrograms({ programmes }: { programmes: CommunityItem[] }) {
  const { t } = useTranslation('communities')
  const names = [...new Set(programmes.map(({ programme_name }) => programme_name))]
  return (
    <section className="stack" aria-labelledby="all-programs">
      <h2 id="all-programs">{t('communities.deals.all')}</h2>
      <ul className={styles.programs}>
        {names.map((name) => (
          <li key={name}>
            <h3 className={styles.name}>{name}</h3>
            <ul>
              {programmes
                .filter(({ programme_name }) => programme_name === name)
                .map(({ id, location }) => (
                  <li key={id}>
                    <Link to={`/specialcommunity?program=${id}`} preventScrollReset>
                      {location}
                      <span className="visually-hidden">: {name}</span>
                    </Link>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
