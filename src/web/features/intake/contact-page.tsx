import type { ReactNode } from 'react'
import { Banner } from '#web/components/feedback/banner.tsx'
import { NaviLink } from '#web/features/site/frame/navi-link.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { AskNaviBox } from './ask-navi-box.tsx'
import { WhoToCall } from './who-to-call.tsx'

/** Where people write to us, and whom else they can call. */
export function ContactPage({ form }: { form: (headingId: string) => ReactNode }) {
  const { t } = useTranslation()
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
