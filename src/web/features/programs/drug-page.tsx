import type { ReactNode } from 'react'
import { Banner } from '#web/components/banner.tsx'
import { NaviLink } from '#web/features/site/navi-link.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './drug-page.module.css'
import { GeneralPrograms } from './general-programs.tsx'
import { GenericRoute } from './generic-route.tsx'
import type { DrugData } from './load-drug.ts'
import { RouteColumn } from './route-column.tsx'

interface DrugPageProps {
  found: DrugData
  search: ReactNode
  /** What people ask about this medicine and its programs. */
  questions: ReactNode
}

/** Every route to a lower cost for one medicine, side by side; the likeliest first. */
export function DrugPage({ found, search, questions }: DrugPageProps) {
  const { t } = useTranslation()
  const { drug, routes, leadsWithPrices } = found
  const name = { drug: drug.label }
  const lower = (
    <RouteColumn key="lower" id="lower" title={t('drug.lower')} lead={t('drug.lowerLead')} programs={routes.discount}>
      <GenericRoute found={found} />
    </RouteColumn>
  )
  const others = [
    <RouteColumn
      key="free"
      id="free"
      title={t('drug.free')}
      lead={t('drug.freeLead')}
      programs={routes.free}
      none={t('drug.freeNone', name)}
    />,
    <RouteColumn
      key="copay"
      id="copay"
      title={t('drug.copay')}
      lead={t('drug.copayLead')}
      programs={routes.copay}
      none={t('drug.copayNone', name)}
    />,
  ]
  return (
    <>
      <Banner
        title={t('drug.title', name)}
        lead={found.lead}
        crumb={{ to: '/', label: t('site.home') }}
        picture={<NaviLink pose="point" />}
      >
        {search}
      </Banner>
      <section className="band">
        <div className={`wrap ${styles.columns}`}>{leadsWithPrices ? [lower, ...others] : [...others, lower]}</div>
      </section>
      <div className={`wrap ${styles.questions}`}>{questions}</div>
      <section className="band tint">
        <div className="wrap halves">
          <GeneralPrograms
            title={t('drug.anyMedicine')}
            lead={t('drug.anyMedicineLead', name)}
            programs={routes.general.discount}
          />
          <GeneralPrograms title={t('drug.moreHelp')} lead={t('drug.moreHelpLead')} programs={routes.general.free} />
        </div>
      </section>
    </>
  )
}
