import { ButtonLink } from '#web/components/buttons/button.tsx'
import { CallLink } from '#web/components/buttons/call-link.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { Way } from './way.tsx'
import styles from './ways.module.css'

/** The people who can help today, and their numbers. */
export function WhoToCall() {
  const { t } = useTranslation()
  return (
    <section className="band tint" aria-labelledby="calls">
      <div className={`wrap ${styles.body}`}>
        <h2 id="calls">{t('intake.contact.calls')}</h2>
        <ul className={styles.ways}>
          <Way of="contact.points.emergency">
            <CallLink phone="911">{t('intake.contact.call')}</CallLink>
          </Way>
          <Way of="contact.points.local">
            <CallLink phone="211">{t('intake.contact.call')}</CallLink>
          </Way>
          <Way of="contact.points.medicare">
            <CallLink phone="1-800-633-4227">{t('intake.contact.call')}</CallLink>
          </Way>
          <Way of="contact.points.program">
            <ButtonLink to="/patient-assistant-savings">{t('intake.contact.search')}</ButtonLink>
          </Way>
          <Way of="contact.points.medicine" />
        </ul>
      </div>
    </section>
  )
}
