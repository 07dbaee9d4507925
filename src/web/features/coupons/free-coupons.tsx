import type { ReactNode } from 'react'
import { AskedFrame } from '#web/components/layout/asked-frame.tsx'
import { CouponCard } from './coupon-card.tsx'
import type { CouponsContent } from './load-coupons.ts'

interface FreeCouponsProps {
  content: CouponsContent
  /** Finds the prices of a medicine. */
  search: ReactNode
}

/** "Free Pharmacy Coupons": the site's own card and search where it has them, else the prices that we know. */
export function FreeCoupons({ content, search }: FreeCouponsProps) {
  const { title, text, pick, card, widget } = content
  return (
    <section className="band" aria-labelledby="free-coupons">
      <div className="wrap stack">
        <h2 id="free-coupons">{title}</h2>
        <p className="lead">{text}</p>
        {card && <CouponCard {...card} />}
        {widget && <AskedFrame src={widget.address} title={title} text={widget.text} button={widget.button} />}
        {!card && !widget && (
          <>
            <p>{pick}</p>
            {search}
          </>
        )}
      </div>
    </section>
  )
}
