import { ButtonLink } from '#web/components/buttons/button.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { Way } from './way.tsx'
import styles from './ways.module.css'

/** How else medicine comes to people's homes. */
export function OtherWays() {
  const { t } = useTranslation()
  return (
    <section className="band tint" aria-labelledby="other-ways">
      <div className={`wrap ${styles.body}`}>
        <h2 id="other-ways">{t('intake.delivery.other')}</h2>
        <ul className={styles.ways}>
          <Way of="delivery.points.mail">
            <ButtonLink to="/patient-assistant-savings">{t('intake.delivery.search')}</ButtonLink>
          </Way>
          <Way of="delivery.points.drugstore" />
          <Way of="delivery.points.plan" />
        </ul>
      </div>
    </section>
  )
}
