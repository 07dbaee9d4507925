import type { DrugPrices } from '#contract/prices.ts'
import { useTranslation } from '#web/i18n.tsx'
import styles from './every-strength.module.css'

/** Whose lists the prices were read from: their licenses ask for it. */
export function PriceCredits({ credits }: Pick<DrugPrices, 'credits'>) {
  const { t } = useTranslation()
  return (
    <details className={styles.fold}>
      <summary>{t('prices.sources')}</summary>
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
