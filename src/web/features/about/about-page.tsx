import { Bot, Check } from 'lucide'
import type { ReactNode } from 'react'
import { BottleSpot, CopaySpot, CouponSpot, PersonSpot, VanSpot } from '#web/components/art/spots.tsx'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { MarkedList } from '#web/components/display/marked-list.tsx'
import { Banner } from '#web/components/feedback/banner.tsx'
import { Box } from '#web/components/layout/box.tsx'
import { NaviLink } from '#web/features/site/frame/navi-link.tsx'
import { ListenButton } from '#web/features/site/read-aloud/listen-button.tsx'
import styles from './about-page.module.css'
import type { AboutContent } from './load-about.ts'

interface AboutPageProps {
  content: AboutContent
  /** The way on, at the end. */
  nextStep: ReactNode
}

/** Who Navi is: what it offers, why, and what readers can hold it to. */
export function AboutPage({ content, nextStep }: AboutPageProps) {
  const { title, lead, ask, offersTitle, offers, mission, promises } = content
  return (
    <>
      <Banner title={title} lead={lead} picture={<NaviLink pose="wave" />} isBlue>
        <p>
          <ButtonLink to="/health-care-ai/">
            <Icon icon={Bot} />
            {ask}
          </ButtonLink>
        </p>
      </Banner>
      <div className="band">
        <div className={`wrap ${styles.body}`}>
          <div className="halves">
            <section aria-labelledby="offers">
              <h2 id="offers">{offersTitle}</h2>
              <Offers offers={offers} />
            </section>
            <div className="stack">
              <section className={`stack ${styles.mission}`} aria-labelledby="mission">
                <h2 id="mission">{mission.title}</h2>
                <p className="lead">{mission.lead}</p>
                <p>{mission.text}</p>
                <div>
                  <ListenButton about={mission.title} />
                </div>
              </section>
              <Box>
                <h2>{promises.title}</h2>
                <MarkedList icon={Check} tone="ok" points={promises.list} />
              </Box>
            </div>
          </div>
          {nextStep}
        </div>
      </div>
    </>
  )
}

type Offer = AboutContent['offers'][number]

const pictures: Record<Offer['key'], ReactNode> = {
  free: <BottleSpot />,
  copay: <CopaySpot />,
  cash: <CouponSpot />,
  delivery: <VanSpot />,
  live: <PersonSpot />,
}

/** The services, each with what of it is on the list today. */
function Offers({ offers }: { offers: Offer[] }) {
  return (
    <ul className={styles.offers}>
      {offers.map(({ key, title, text, listed }) => (
        <li key={key}>
          <span className={styles.picture}>{pictures[key]}</span>
          <div className={styles.words}>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
            {listed && <p className={styles.listed}>{listed}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
