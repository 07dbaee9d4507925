import type { DrugPrices, PriceKind } from '#contract/prices.ts'
import { useTranslation } from '#web/i18n.tsx'
import { EveryStrength } from './every-strength.tsx'
import styles from './pay-without-insurance.module.css'
import { PriceCredits } from './price-credits.tsx'
import { PriceList } from './price-list.tsx'

/** What a medicine costs by every list that we know, each price with its place, quantity and date, and what it is not. */
export function PayWithoutInsurance({ found }: { found: DrugPrices }) {
  const { t } = useTranslation()
  const of = (kind: PriceKind) => found.prices.filter((price) => price.kind === kind)
  const drugstores = of('drugstores')
  const shown = [...of('cash'), ...drugstores.slice(0, 1)]
  const medicare = of('medicare')
  return (
    <section className={styles.section} aria-labelledby="prices">
      <h2 id="prices">{t('prices.title')}</h2>
      {found.none_known && <p className={styles.none}>{found.none_known}</p>}
      {shown.length > 0 && <PriceList prices={shown} />}
      {drugstores.length > 1 && <EveryStrength prices={drugstores} />}
      {medicare.length > 0 && (
        <>
          <h3>{t('prices.withMedicare')}</h3>
          <PriceList prices={medicare} />
        </>
      )}
      {found.credits.length > 0 && <PriceCredits credits={found.credits} />}
    </section>
  )
}
