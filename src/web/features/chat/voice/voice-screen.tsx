import { useState } from 'react'
import type { Translate } from '#i18n/translator.ts'
import { atFirst } from '#voice-talk/voice-state.ts'
import { onDevice } from '#web/browser-storage.ts'
import { useTranslation } from '#web/i18n.tsx'
import { Halo } from './halo.tsx'
import type { PreparedVoice } from './prepare-voice.ts'
import { TalkScreen } from './talk-screen.tsx'
import type { useVoiceTalk } from './use-voice-talk.ts'
import styles from './voice-dialog.module.css'

interface VoiceScreenProps {
  prepared: PreparedVoice
  ask: Parameters<typeof useVoiceTalk>[1]
  onClose: () => void
  onType: () => void
}

const toldKey = 'voice-told'

/** Tells once who hears, and then talks, as often as the reader wants. */
export function VoiceScreen({ prepared, ask, onClose, onType }: VoiceScreenProps) {
  const { hearer, isOnDevice } = prepared
  const isKnown = hearer === null || onDevice.read(toldKey) === hearer
  const canHear = hearer !== null || isOnDevice
  const [isTold, setTold] = useState(!canHear || (isKnown && hasPressed()))
  const [talks, setTalks] = useState(0)

  function begin() {
    if (hearer) onDevice.write(toldKey, hearer)
    setTold(true)
  }

  if (!isTold) return <Telling hearer={hearer} onBegin={begin} onRefuse={onType} />
  return (
    <TalkScreen
      key={talks}
      prepared={prepared}
      ask={ask}
      onClose={onClose}
      onType={onType}
      onAgain={() => setTalks(talks + 1)}
    />
  )
}

interface TellingProps {
  /** Who hears: a name, the browser's maker, or nobody beside the device. */
  hearer: string | null
  onBegin: () => void
  onRefuse: () => void
}

/** Says where the sound goes, before anything is heard. */
function Telling({ hearer, onBegin, onRefuse }: TellingProps) {
  const { t } = useTranslation('voice')
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

function toldOf(hearer: string | null, t: Translate<'voice'>): string {
  if (hearer === null) return t('voice.onDevice')
  return hearer === 'browser' ? t('voice.told.browser') : t('voice.told.service', { receiver: hearer })
}

/** A browser speaks only on a page where something was pressed. */
function hasPressed(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true
}
