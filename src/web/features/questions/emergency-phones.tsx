import { CallLink } from '#web/components/buttons/call-link.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './emergency-phones.module.css'

/** Whom to call in danger, before every other word. */
export function EmergencyPhones({ phone }: { phone: string | null }) {
  const { t } = useTranslation()
  const isOther = phone !== null && phone !== '911'
  return (
    <div className={styles.phones}>
      {isOther && <CallLink phone={phone}>{t('questions.card.callNow')}</CallLink>}
      <CallLink phone="911">{t('questions.card.call911')}</CallLink>
    </div>
  )
}
