import { PersonSpot } from '#web/components/art/spots.tsx'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './live-help.module.css'

/** For those who pay most: a person who helps with the forms. */
export function LiveHelp() {
  const { t } = useTranslation()
  return (
    <section className="band">
      <div className={`wrap ${styles.strip}`}>
        <PersonSpot className={styles.picture} />
        <div className={`stack-small ${styles.words}`}>
          <h2>{t('home.live.title')}</h2>
          <p className="lead soft">{t('home.live.words')}</p>
        </div>
        <ButtonLink to="/assistance" size="big">
          {t('home.live.button')}
        </ButtonLink>
      </div>
    </section>
  )
}
