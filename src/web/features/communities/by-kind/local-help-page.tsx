import { ArrowRight, Phone } from 'lucide'
import { Link } from 'react-router'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { Banner } from '#web/components/feedback/banner.tsx'
import { NaviLink } from '#web/features/site/frame/navi-link.tsx'
import { ListenButton } from '#web/features/site/read-aloud/listen-button.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { categories } from '../categories.ts'
import { ServiceSearch } from '../search/service-search.tsx'
import { servicesAddress } from '../search/services-address.ts'
import { Call211 } from './call-211.tsx'
import type { LocalHelp } from './load-local-help.ts'
import styles from './local-help-page.module.css'

/** The way into local help: a search, seven kinds of it, and a phone number. */
export function LocalHelpPage({ content }: { content: LocalHelp }) {
  const { t } = useTranslation('communities')
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

/** One kind of help: the whole card leads to its services. */
function KindCard({ category, title, text, count }: LocalHelp['points'][number]) {
  const icon = categories.find((each) => each.category === category)?.icon
  return (
    <Link className={styles.card} to={servicesAddress({ category })}>
      <span className={styles.plate}>{icon && <Icon icon={icon} className={styles.icon} />}</span>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
      <p className={styles.count}>
        {count} <Icon icon={ArrowRight} />
      </p>
    </Link>
  )
}
