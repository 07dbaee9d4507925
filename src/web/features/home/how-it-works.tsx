import { ListenButton } from '#web/features/site/read-aloud/listen-button.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './how-it-works.module.css'

const steps = ['tell', 'answer', 'apply'] as const

/** The trail in three steps. */
export function HowItWorks() {
  const { t } = useTranslation()
  return (
    <section className="band tint">
      <div className="wrap">
        <h2>{t('home.how.title')}</h2>
        <ol className={styles.trail}>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`home.how.${step}.title`)}</h3>
              <p className="soft">{t(`home.how.${step}.words`)}</p>
            </li>
          ))}
        </ol>
        <ListenButton about={t('home.how.title')} />
      </div>
    </section>
  )
}
