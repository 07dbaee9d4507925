import type { DrugPrices, Price, PriceKind } from '#contract/prices.ts'
import { dateInWords } from '#i18n/date-in-words.ts'
import { ListenButton } from '#web/features/site/read-aloud/listen-button.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './pay-without-insurance.module.css'
import { PriceList } from './price-list.tsx'

interface PayWithoutInsuranceProps {
  found: DrugPrices
  /** What people without insurance pay waits behind one line. */
  isFolded: boolean
}

/** What a medicine costs by every list that we know, each price with its place, quantity and date, and what it is not. */
export function PayWithoutInsurance({ found, isFolded }: PayWithoutInsuranceProps) {
  const { t } = useTranslation('prices')
  const of = (kind: PriceKind) => found.prices.filter((price) => price.kind === kind)
  const drugstores = of('drugstores')
  const shown = [...of('cash'), ...drugstores.slice(0, 1)]
  const medicare = of('medicare')
  const cash = <CashPrices found={found} shown={shown} drugstores={drugstores} />
  return (
    <section className={styles.section} aria-labelledby="prices">
      {isFolded ? (
        <details className={styles.fold}>
          <summary id="prices">{t('prices.title')}</summary>
          {cash}
        </details>
      ) : (
        <>
          <h2 id="prices">{t('prices.title')}</h2>
          {cash}
        </>
      )}
      {medicare.length > 0 && (
        <>
          <h3>{t('prices.withMedicare')}</h3>
          <PriceList prices={medicare} />
        </>
      )}
      {found.credits.length > 0 && <AboutPrices prices={[...shown, ...medicare]} credits={found.credits} />}
      <div>
        <ListenButton about={t('prices.title')} />
      </div>
    </section>
  )
}

interface CashPricesProps {
  found: DrugPrices
  shown: Price[]
  drugstores: Price[]
}

function CashPrices({ found, shown, drugstores }: CashPricesProps) {
  return (
    <>
      {found.none_known && <p className={styles.none}>{found.none_known}</p>}
      {shown.length > 0 && <PriceList prices={shown} />}
      {drugstores.length > 1 && <EveryStrength prices={drugstores} />}
    </>
  )
}

interface AboutPricesProps extends Pick<DrugPrices, 'credits'> {
  /** Those in sight. */
  prices: Price[]
}

/** What the prices are not, and whose lists they were read from: their licenses ask for it. */
function AboutPrices({ prices, credits }: AboutPricesProps) {
  const { t } = useTranslation('prices')
  const caveats = [...new Set(prices.map(({ is_not }) => is_not))]
  return (
    <details className={styles.fold}>
      <summary>{t('prices.about')}</summary>
      {caveats.map((caveat) => (
        <p key={caveat}>{caveat}</p>
      ))}
      {prices.some(({ is_old }) => is_old) && <p>{t('prices.oldMeans')}</p>}
      <ul className={styles.credits}>
        {credits.map(({ kind, credit, url }) => (
          <li key={kind}>
            {credit}{' '}
            <a href={url} target="_blank" rel="noreferrer">
              {t('prices.sourceSite')}
              <span className="visually-hidden"> {t('programs.newTab')}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What drugstores pay for each strength and form, for one and, where it is counted out, for 30. */
function EveryStrength({ prices }: { prices: Price[] }) {
  const { t, language } = useTranslation('prices')
  return (
    <details className={styles.fold}>
      <summary>{t('prices.strengths')}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('prices.strength')}</th>
            <th scope="col">{t('prices.perUnit')}</th>
            <th scope="col">{t('prices.forQuantity')}</th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ said, medicine, strength, form, date, amount, quantity, amount_per_unit, unit }) => (
            <tr key={said}>
              <th scope="row">
                {medicine === prices[0]?.medicine ? strength : `${medicine} ${strength}`}, {form}
                <small>{dateInWords(date, language)}</small>
              </th>
              <td>
                {amount_per_unit}
                {unit !== form && <small>{unit}</small>}
              </td>
              <td>
                {amount}
                <small>{quantity}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
