import type { ReactNode } from 'react'
import { ButtonLink } from '#web/components/button.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './ways.module.css'

/** How else medicine comes to people's homes. */
export function OtherWays() {
  const { t } = useTranslation()
  return (
    <section className="band tint" aria-labelledby="other-ways">
      <div className={`wrap ${styles.body}`}>
        <h2 id="other-ways">{t('intake.delivery.other')}</h2>
        <ul className={styles.ways}>
          <Way of="mail">
            <ButtonLink to="/patient-assistant-savings">{t('intake.delivery.search')}</ButtonLink>
          </Way>
          <Way of="drugstore" />
          <Way of="plan" />
        </ul>
      </div>
    </section>
  )
}

function Way({ of, children }: { of: 'mail' | 'drugstore' | 'plan'; children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <li className={`stack ${styles.way}`}>
      <h3>{t(`intake.delivery.points.${of}.title`)}</h3>
      <p>{t(`intake.delivery.points.${of}.text`)}</p>
      {children}
    </li>
  )
}
