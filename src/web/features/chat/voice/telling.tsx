import type { Translate } from '#i18n/translator.ts'
import { atFirst } from '#voice-talk/voice-state.ts'
import { useTranslation } from '#web/i18n.tsx'
import { Halo } from './halo.tsx'
import styles from './voice-dialog.module.css'

interface TellingProps {
  /** Who hears: a name, the browser's maker, or nobody beside the device. */
  hearer: string | null
  onBegin: () => void
  onRefuse: () => void
}

/** Says where the sound goes, before anything is heard. */
export function Telling({ hearer, onBegin, onRefuse }: TellingProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.main}>
      <Halo state={atFirst} />
      <h2 className={styles.question}>{t('voice.told.title')}</h2>
      <p className={styles.told}>
        {toldOf(hearer, t)} {t('voice.told.careful')}
      </p>
      <div className={styles.pair}>
        <button type="button" className={`${styles.button} ${styles.yes}`} onClick={onBegin}>
          {t('voice.told.go')}
        </button>
        <button type="button" className={styles.button} onClick={onRefuse}>
          {t('voice.told.notNow')}
        </button>
      </div>
    </div>
  )
}

function toldOf(hearer: string | null, t: Translate): string {
  if (hearer === null) return t('voice.onDevice')
  return hearer === 'browser' ? t('voice.told.browser') : t('voice.told.service', { receiver: hearer })
}
