import { AskedFrame } from '#web/components/layout/asked-frame.tsx'
import { CouponCard } from './coupon-card.tsx'
import type { CouponsContent } from './load-coupons.ts'
import { PartnerList } from './partner-list.tsx'

/** "Free Pharmacy Coupons": the site's own card and search where it has them, else other companies'. */
export function FreeCoupons({ content }: { content: CouponsContent }) {
  const { title, text, pick, card, widget, partners } = content
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
            <PartnerList partners={partners} />
          </>
        )}
      </div>
    </section>
  )
}
