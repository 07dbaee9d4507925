import type { ReactNode } from 'react'
import { Banner } from '#web/components/feedback/banner.tsx'
import { NaviLink } from '#web/features/site/frame/navi-link.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { AreaVerdict } from './area-verdict.tsx'
import { AskNaviBox } from './ask-navi-box.tsx'
import type { DeliveryData } from './load-delivery.ts'
import { OtherWays } from './other-ways.tsx'
import { ZipCheck } from './zip-check.tsx'

interface DeliveryPageProps {
  data: Pick<DeliveryData, 'offer' | 'zip' | 'area'>
  form: (headingId: string) => ReactNode
}

/** Home delivery: whether it reaches the reader, the form that asks for it, and the other ways. */
export function DeliveryPage({ data: { offer, zip, area }, form }: DeliveryPageProps) {
  const { t } = useTranslation()
  const found = area !== null && typeof area === 'object' ? area : undefined
  const isTooFar = found?.verdict === 'no'
  return (
    <>
      <Banner
        title={t('intake.delivery.title')}
        lead={t('intake.delivery.lead', offer)}
        picture={<NaviLink face={isTooFar ? 'sorry' : 'happy'} />}
      >
        <ZipCheck zip={zip} area={area} />
        <div role="status">{found && <AreaVerdict area={found} />}</div>
      </Banner>
      {isTooFar && <OtherWays />}
      {/* Hidden, not taken away: a reader who then checks another ZIP code finds what was typed. */}
      <section className="band" aria-labelledby="ask" hidden={isTooFar}>
        <div className="wrap side">
          <div className="stack">
            <h2 id="ask">{t('intake.delivery.form')}</h2>
            <p>{t('intake.delivery.formText')}</p>
            {form('ask')}
          </div>
          <aside className="stack">
            <AskNaviBox />
          </aside>
        </div>
      </section>
      {!isTooFar && <OtherWays />}
    </>
  )
}
