import { BottleSpot, CopaySpot, CouponSpot, NaviSpot, PlaceSpot, VanSpot } from '#web/components/art/spots.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { SignCard } from './sign-card.tsx'
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
  const { t } = useTranslation()
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
