import type { ReactNode } from 'react'
import { BottleSpot, CopaySpot, CouponSpot, PersonSpot, VanSpot } from '#web/components/art/spots.tsx'
import type { AboutContent } from './load-about.ts'
import styles from './offers.module.css'

type Offer = AboutContent['offers'][number]

const pictures: Record<Offer['key'], ReactNode> = {
  free: <BottleSpot />,
  copay: <CopaySpot />,
  cash: <CouponSpot />,
  delivery: <VanSpot />,
  live: <PersonSpot />,
}

/** The services, each with what of it is on the list today. */
export function Offers({ offers }: { offers: Offer[] }) {
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
