import { MicOff } from 'lucide'
import type { VoiceState } from '#voice-talk/voice-state.ts'
import { Icon } from '#web/components/display/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './voice-dialog.module.css'

interface StateLineProps {
  state: VoiceState
  isOnDevice: boolean
  onInterrupt: () => void
}

/** Who speaks now, and what can be done. */
export function StateLine({ state, isOnDevice, onInterrupt }: StateLineProps) {
  const { t } = useTranslation('voice')
  const { phase, isMuted, canTalkOver, caption } = state
  const isListening = phase === 'listening'
  const shown = isListening && isMuted ? 'muted' : phase
  return (
    <>
      <p className={styles.state} role="status">
        {shown === 'muted' ? <Icon icon={MicOff} /> : <Wave phase={phase} />}
        {t(isListening && state.asked && !isMuted ? 'voice.state.asking' : `voice.state.${shown}`)}
      </p>
      {phase === 'speaking' && !canTalkOver && (
        <button type="button" className={styles.button} onClick={onInterrupt}>
          {t('voice.hint.tapToStop')}
        </button>
      )}
      {phase === 'speaking' && canTalkOver && <p className={styles.hint}>{t('voice.hint.speaking')}</p>}
      {shown === 'muted' && <p className={styles.hint}>{t('voice.hint.muted')}</p>}
      {shown === 'listening' && caption.text === '' && (
        <p className={styles.hint}>
          {t('voice.hint.listening')} {isOnDevice && t('voice.onDevice')}
        </p>
      )}
    </>
  )
}

function Wave({ phase }: Pick<VoiceState, 'phase'>) {
  if (phase !== 'listening' && phase !== 'speaking') return null
  return (
    <span className={`${styles.wave} ${phase === 'speaking' ? styles.ofNavi : ''}`} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
      <i />
    </span>
  )
}
