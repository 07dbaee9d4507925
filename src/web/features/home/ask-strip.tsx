import { MessageCircle, Mic } from 'lucide'
import { Navi } from '#web/components/art/navi.tsx'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './ask-strip.module.css'

/** The way to Navi for those who would rather talk. */
export function AskStrip() {
  const { t } = useTranslation('home')
  return (
    <section className={styles.section}>
      <div className="wrap">
        <div className={`strip ${styles.strip}`}>
          <Navi pose="point" className={styles.navi} />
          <div className={`stack-small ${styles.words}`}>
            <h2 className={styles.title}>{t('home.ask.title')}</h2>
            <p>{t('home.ask.words')}</p>
          </div>
          <div className={`actions wide-on-phones ${styles.buttons}`}>
            <ButtonLink to="/health-care-ai/?talk=now" variant="main" size="big">
              <Icon icon={Mic} />
              {t('home.ask.talk')}
            </ButtonLink>
            <ButtonLink to="/health-care-ai/" size="big">
              <Icon icon={MessageCircle} />
              {t('home.ask.type')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
