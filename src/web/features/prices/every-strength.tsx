import type { Price } from '#contract/prices.ts'
import { dateInWords } from '#i18n/date-in-words.ts'
import { useTranslation } from '#web/i18n.tsx'
import styles from './every-strength.module.css'

/** What drugstores pay for each strength and form, for one and, where it is counted out, for 30. */
export function EveryStrength({ prices }: { prices: Price[] }) {
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
