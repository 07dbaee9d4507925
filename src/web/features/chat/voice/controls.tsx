import { Captions as CaptionsIcon, Mic, MicOff, PhoneOff, RotateCcw, X } from 'lucide'
import { classNames } from '#web/components/class-names.ts'
import { Icon } from '#web/components/display/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './voice-dialog.module.css'

interface ControlsProps {
  isOver: boolean
  isMuted: boolean
  hasCaptions: boolean
  onMute: () => void
  onCaptions: () => void
  onEnd: () => void
  onAgain: () => void
}

/** Mute, captions and end; after the talk once more, or close. */
export function Controls({ isOver, isMuted, hasCaptions, onMute, onCaptions, onEnd, onAgain }: ControlsProps) {
  const { t } = useTranslation('voice')
  return (
    <div className={styles.controls}>
      <div className={styles.row}>
        {isOver ? (
          <button type="button" className={styles.control} onClick={onAgain}>
            <Icon icon={RotateCcw} />
            {t('voice.again')}
          </button>
        ) : (
          <button type="button" className={classNames(styles.control, isMuted && styles.muted)} onClick={onMute}>
            <Icon icon={isMuted ? MicOff : Mic} />
            {t(isMuted ? 'voice.unmute' : 'voice.mute')}
          </button>
        )}
        <button type="button" className={styles.control} aria-pressed={hasCaptions} onClick={onCaptions}>
          <Icon icon={CaptionsIcon} />
          {t('voice.captions')}
        </button>
        <button type="button" className={`${styles.control} ${styles.end}`} onClick={onEnd}>
          <Icon icon={isOver ? X : PhoneOff} />
          {t(isOver ? 'voice.close' : 'voice.end')}
        </button>
      </div>
    </div>
  )
}
