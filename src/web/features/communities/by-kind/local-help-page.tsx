import { Phone } from 'lucide-react'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { Banner } from '#web/components/feedback/banner.tsx'
import { NaviLink } from '#web/features/site/frame/navi-link.tsx'
import { ListenButton } from '#web/features/site/read-aloud/listen-button.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { ServiceSearch } from '../search/service-search.tsx'
import { Call211 } from './call-211.tsx'
import { KindCard } from './kind-card.tsx'
import type { LocalHelp } from './load-local-help.ts'
import styles from './local-help-page.module.css'

/** The way into local help: a search, seven kinds of it, and a phone number. */
export function LocalHelpPage({ content }: { content: LocalHelp }) {
  const { t } = useTranslation()
  return (
    <>
      <Banner
        title={content.title}
        lead={content.lead}
        crumb={{ to: '/', label: t('site.home') }}
        picture={<NaviLink face="listen" />}
      >
        <ServiceSearch />
        <div className="actions">
          <ButtonLink to="tel:211">
            <Icon icon={Phone} />
            {t('communities.call211.button')}
          </ButtonLink>
          <ButtonLink to="/specialcommunity">{t('communities.more.deals')}</ButtonLink>
          <ButtonLink to="/local-community-criteria">{content.rules}</ButtonLink>
        </div>
      </Banner>
      <section className="band" aria-labelledby="kinds">
        <div className="wrap side">
          <div className={styles.body}>
            <h2 id="kinds">{content.kinds}</h2>
            <div>
              <ListenButton about={content.kinds} />
            </div>
            <ul className={styles.cards}>
              {content.points.map((point) => (
                <li key={point.category}>
                  <KindCard {...point} />
                </li>
              ))}
            </ul>
          </div>
          <Call211 />
        </div>
      </section>
    </>
  )
}
