import { Link } from 'react-router'
import { usePerson } from '#web/features/site/person.ts'
import { useTranslation } from '#web/i18n.tsx'
import { ForgetFacts } from './forget-facts.tsx'
import styles from './person-strip.module.css'

/** What the reader has told, on every page, with the ways to change and to forget it. */
export function PersonStrip() {
  const { t } = useTranslation()
  const { lines, lost } = usePerson()
  if (lines.length === 0 && !lost) return null
  return (
    <section className={styles.strip} aria-label={t('site.told.title')}>
      <div className={`wrap ${styles.row}`}>
        {lost && (
          <p role="status" className={styles.lost}>
            {t('site.told.lost')}
          </p>
        )}
        {lines.length > 0 && (
          <p className={styles.facts}>
            {lines.map(({ topic, text }, at) => (
              <span key={topic}>
                {at > 0 && ' · '}
                <span className={styles.fact}>{text}</span>
              </span>
            ))}
          </p>
        )}
        <Link to="/facts" className={styles.way}>
          {t('site.told.change')}
        </Link>
        {lines.length > 0 && <ForgetFacts className={styles.way} />}
      </div>
    </section>
  )
}
