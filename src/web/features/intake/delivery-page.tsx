import { CircleCheck, CircleHelp, CircleX } from 'lucide'
import type { ReactNode } from 'react'
import type { DeliveryArea } from '#contract/intake.ts'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { Banner } from '#web/components/feedback/banner.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { NaviLink } from '#web/features/site/frame/navi-link.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { AskNaviBox } from './ask-navi-box.tsx'
import { Way } from './help-way.tsx'
import type { DeliveryData } from './load-delivery.ts'
import styles from './ways.module.css'
import { ZipCheck } from './zip-check.tsx'

interface DeliveryPageProps {
  data: Pick<DeliveryData, 'offer' | 'zip' | 'area'>
  form: (headingId: string) => ReactNode
}

/** Home delivery: whether it reaches the reader, the form that asks for it, and the other ways. */
export function DeliveryPage({ data: { offer, zip, area }, form }: DeliveryPageProps) {
  const { t } = useTranslation('intake')
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

const looks = {
  yes: { tone: 'ok', icon: CircleCheck },
  no: { tone: 'danger', icon: CircleX },
  ask: { tone: 'warn', icon: CircleHelp },
} as const

/** Whether home delivery reaches a ZIP code, and what to do now. */
function AreaVerdict({ area }: { area: DeliveryArea }) {
  const { t } = useTranslation('intake')
  const { verdict, place, city, miles, limit_miles: limit } = area
  const words = miles === null ? 'askUnmeasured' : verdict
  return (
    <Note {...looks[verdict]}>
      <p>
        <b>{t(`intake.delivery.verdicts.${verdict}`)}</b>
      </p>
      <p>{t(`intake.delivery.${words}`, { place, city, miles: miles ?? '', limit })}</p>
    </Note>
  )
}

/** How else medicine comes to people's homes. */
function OtherWays() {
  const { t } = useTranslation('intake')
  return (
    <section className="band tint" aria-labelledby="other-ways">
      <div className={`wrap ${styles.body}`}>
        <h2 id="other-ways">{t('intake.delivery.other')}</h2>
        <ul className={styles.ways}>
          <Way of="delivery.points.mail">
            <ButtonLink to="/patient-assistant-savings">{t('intake.delivery.search')}</ButtonLink>
          </Way>
          <Way of="delivery.points.drugstore" />
          <Way of="delivery.points.plan" />
        </ul>
      </div>
    </section>
  )
}
