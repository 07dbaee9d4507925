import { MessageCircle, Siren } from 'lucide'
import { NaviAvatar } from '#web/components/art/navi-avatar.tsx'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './ask-navi-box.module.css'

/** Beside a form: who answers at once, and who to call when nothing can wait. */
export function AskNaviBox() {
  const { t } = useTranslation('intake')
  return (
    <>
      <div className={`stack ${styles.box}`}>
        <div className={styles.head}>
          <NaviAvatar className={styles.avatar} />
          <h2 className={styles.title}>{t('intake.navi.title')}</h2>
        </div>
        <p>{t('intake.navi.text')}</p>
        <ButtonLink to="/health-care-ai/" wide>
          <Icon icon={MessageCircle} />
          {t('intake.navi.talk')}
        </ButtonLink>
      </div>
      <Note tone="danger" icon={Siren}>
        <p>
          <b>{t('intake.navi.emergency')}</b>
        </p>
      </Note>
    </>
  )
}
