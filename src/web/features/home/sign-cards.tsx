import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BottleSpot, CopaySpot, CouponSpot, NaviSpot, PlaceSpot, VanSpot } from '#web/components/art/spots.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './sign-cards.module.css'

const cards = [
  { key: 'start', to: '/navi-ai/', picture: NaviSpot },
  { key: 'free', to: '/patient-assistant-savings', picture: BottleSpot },
  { key: 'copay', to: '/copaysaving', picture: CopaySpot },
  { key: 'cash', to: '/pharmacycouponcategory', picture: CouponSpot },
  { key: 'delivery', to: '/freehomedelivery', picture: VanSpot },
  { key: 'local', to: '/localcommunity', picture: PlaceSpot },
] as const

/** The six ways in, told by the need and named by the service. */
export function SignCards() {
  const { t } = useTranslation('home')
  return (
    <section className="band">
      <div className="wrap">
        <h2>{t('home.needs.title')}</h2>
        <p className={`lead soft ${styles.lead}`}>{t('home.needs.lead')}</p>
        <ul className={styles.cards}>
          {cards.map(({ key, to, picture: Picture }) => (
            <li key={key}>
              <SignCard
                to={to}
                picture={<Picture />}
                need={t(`home.needs.${key}.need`)}
                words={t(`home.needs.${key}.words`)}
                service={t(`home.needs.${key}.service`)}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

interface SignCardProps {
  to: string
  picture: ReactNode
  /** What the reader would say. */
  need: string
  words: string
  /** What the service is called. */
  service: string
}

/** A trail sign: the whole card is the link. */
function SignCard({ to, picture, need, words, service }: SignCardProps) {
  return (
    <Link className={styles.sign} to={to}>
      <span className={styles.picture}>{picture}</span>
      <div className={styles.text}>
        <h3>{need}</h3>
        <p className={styles.words}>{words}</p>
        <p className={styles.service}>{service}</p>
      </div>
      <span className={styles.arrow}>
        <Icon icon={ArrowRight} />
      </span>
    </Link>
  )
}
