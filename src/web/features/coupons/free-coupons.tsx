import { Printer } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { AskedFrame } from '#web/components/layout/asked-frame.tsx'
import styles from './free-coupons.module.css'
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

/** The numbers that a drugstore's computer asks for, big enough to be read over a counter. */
function CouponCard({ words, numbers }: NonNullable<CouponsContent['card']>) {
  return (
    <div className="stack">
      <section className={styles.card} aria-labelledby="coupon-card">
        <h3 id="coupon-card">{words.title}</h3>
        <p>{words.lead}</p>
        <dl className={styles.numbers}>
          {(['bin', 'pcn', 'group'] as const).map((name) => (
            <div key={name}>
              <dt>{words[name]}</dt>
              <dd>{numbers[name]}</dd>
            </div>
          ))}
        </dl>
        <p className="small soft">{words.note}</p>
      </section>
      <p className={styles.print}>
        <Button onClick={() => window.print()}>
          <Icon icon={Printer} />
          {words.print}
        </Button>
      </p>
    </div>
  )
}
