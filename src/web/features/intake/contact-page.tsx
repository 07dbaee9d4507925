import type { ReactNode } from 'react'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { CallLink } from '#web/components/buttons/call-link.tsx'
import { Banner } from '#web/components/feedback/banner.tsx'
import { NaviLink } from '#web/features/site/frame/navi-link.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { AskNaviBox } from './ask-navi-box.tsx'
import { Way } from './help-way.tsx'
import styles from './ways.module.css'

/** Where people write to us, and whom else they can call. */
export function ContactPage({ form }: { form: (headingId: string) => ReactNode }) {
  const { t } = useTranslation('intake')
  return (
    <>
      <Banner
        title={t('intake.contact.title')}
        lead={t('intake.contact.lead')}
        picture={<NaviLink face="listen" pose="wave" />}
      />
      <section className="band" aria-labelledby="write">
        <div className="wrap side">
          <div className="stack">
            <h2 id="write">{t('intake.contact.form')}</h2>
            {form('write')}
          </div>
          <aside className="stack">
            <AskNaviBox />
          </aside>
        </div>
      </section>
      <WhoToCall />
    </>
  )
}

/** The people who can help today, and their numbers. */
function WhoToCall() {
  const { t } = useTranslation('intake')
  return (
    <section className="band tint" aria-labelledby="calls">
      <div className={`wrap ${styles.body}`}>
        <h2 id="calls">{t('intake.contact.calls')}</h2>
        <ul className={styles.ways}>
          <Way of="contact.points.emergency">
            <CallLink phone="911">{t('intake.contact.call')}</CallLink>
          </Way>
          <Way of="contact.points.local">
            <CallLink phone="211">{t('intake.contact.call')}</CallLink>
          </Way>
          <Way of="contact.points.medicare">
            <CallLink phone="1-800-633-4227">{t('intake.contact.call')}</CallLink>
          </Way>
          <Way of="contact.points.program">
            <ButtonLink to="/patient-assistant-savings">{t('intake.contact.search')}</ButtonLink>
          </Way>
          <Way of="contact.points.medicine" />
        </ul>
      </div>
    </section>
  )
}
