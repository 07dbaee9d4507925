import { Printer } from 'lucide-react'
import { Button } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import styles from './coupon-card.module.css'
import type { CouponsContent } from './load-coupons.ts'

/** The numbers that a drugstore's computer asks for, big enough to be read over a counter. */
export function CouponCard({ words, numbers }: NonNullable<CouponsContent['card']>) {
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
