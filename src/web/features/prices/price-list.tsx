import { Clock } from 'lucide'
import type { Price } from '#contract/prices.ts'
import { dateInWords } from '#i18n/date-in-words.ts'
import { Chip } from '#web/components/display/chip.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './price-list.module.css'

/** A row a price. */
export function PriceList({ prices }: { prices: Price[] }) {
  return (
    <ul className={styles.prices}>
      {prices.map((price) => (
        <PriceRow key={price.said} price={price} />
      ))}
    </ul>
  )
}

function PriceRow({ price }: { price: Price }) {
  const { t } = useTranslation('prices')
  const { place, website, amount, note, is_old } = price
  return (
    <li className={website ? undefined : styles.reference}>
      <div className={styles.of}>
        {website ? (
          <a href={website} target="_blank" rel="noreferrer">
            {place}
            <span className="visually-hidden"> {t('programs.newTab')}</span>
          </a>
        ) : (
          <b>{place}</b>
        )}
        <span>{useConditions(price)}</span>
        {note && <span>{note}</span>}
      </div>
      <div className={styles.amount}>
        <b>{amount}</b>
        {is_old && (
          <Chip tone="warn" icon={Clock}>
            {t('prices.old')}
          </Chip>
        )}
      </div>
    </li>
  )
}

/** What the price is for, and of when it is. */
function useConditions({ kind, quantity, strength, form, date, medicine, valid_from }: Price): string {
  const { t, language } = useTranslation('prices')
  const what = kind === 'drugstores' ? `${medicine} ${strength}` : form
  const day = dateInWords(date, language)
  const amount = [what, quantity ?? t('prices.noQuantity'), valid_from?.slice(0, 4)].filter(Boolean).join(', ')
  return `${amount}. ${valid_from ? t('prices.listOf', { date: day }) : day}`
}
