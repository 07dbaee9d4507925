import type { DrugPrices, Price } from '#contract/prices.ts'
import { useTranslation } from '#web/i18n.tsx'
import styles from './every-strength.module.css'

interface AboutPricesProps extends Pick<DrugPrices, 'credits'> {
  /** Those in sight. */
  prices: Price[]
}

/** What the prices are not, and whose lists they were read from: their licenses ask for it. */
export function AboutPrices({ prices, credits }: AboutPricesProps) {
  const { t } = useTranslation()
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
