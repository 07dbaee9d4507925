import { Navigation } from 'lucide'
import type { CardItem } from '#contract/cards.ts'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './card-entry.module.css'
import { NewTab } from './new-tab.tsx'

/** Where a service is and when: today stands out, and whether it is open is said only where its hours are known. */
export function ServicePlace({ item }: { item: CardItem }) {
  const { t } = useTranslation('cards')
  const { address, hours, week, open } = item
  return (
    <>
      {address && (
        <div className={styles.part}>
          <p>{address}</p>
          <ButtonLink to={directionsAddress(address)} wide>
            <Icon icon={Navigation} />
            {t('cards.service.directions')}
            <NewTab />
          </ButtonLink>
        </div>
      )}
      {hours && (
        <div className={styles.part}>
          <b>{t('cards.service.hours')}</b>
          {open !== 'unknown' && (
            <span data-now className={styles.now}>
              {' '}
              {t(`cards.service.${open}`)}
            </span>
          )}
          {week ? <Week week={week} /> : <p>{hours}</p>}
        </div>
      )}
    </>
  )
}

/** Where a map shows the way to an address. Nothing is asked of that site until a reader follows it. */
function directionsAddress(address: string): string {
  // https://developers.google.com/maps/documentation/urls: needs no key, and opens the app on phones.
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`
}

function Week({ week }: { week: NonNullable<CardItem['week']> }) {
  const { t } = useTranslation('cards')
  return (
    <dl className={styles.week}>
      {week.map(({ day, times, is_today }) => (
        <div key={day} className={is_today ? styles.today : undefined}>
          <dt>{is_today ? t('cards.service.today', { day }) : day}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  )
}
