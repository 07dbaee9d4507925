import { Captions as CaptionsIcon, MessageCircle, Mic, MicOff, PhoneOff, RotateCcw, X } from 'lucide'
import { useState } from 'react'
import { clockOf } from '#voice-talk/voice-state.ts'
import { classNames } from '#web/components/class-names.ts'
import { Icon } from '#web/components/display/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { Captions } from './captions.tsx'
import { ConfirmCard } from './confirm-card.tsx'
import { Halo } from './halo.tsx'
import type { PreparedVoice } from './prepare-voice.ts'
import { StateLine } from './state-line.tsx'
import { useVoiceTalk } from './use-voice-talk.ts'
import styles from './voice-dialog.module.css'

interface TalkScreenProps {
  prepared: PreparedVoice
  ask: Parameters<typeof useVoiceTalk>[1]
  onClose: () => void
  onType: () => void
  onAgain: () => void
}

/** One talk: Navi's face tells who speaks, and everything that is said is there to read. */
export function TalkScreen({ prepared, ask, onClose, onType, onAgain }: TalkScreenProps) {
  const { t } = useTranslation('voice')
  const { state, talk } = useVoiceTalk(prepared, ask)
  const [hasCaptions, setCaptions] = useState(true)
  const { phase, asked, caption, problem, seconds, isMuted } = state
  const isOver = phase === 'ended'
  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <button type="button" className={styles.button} onClick={onType}>
          <Icon icon={MessageCircle} />
          {t('voice.type')}
        </button>
        <p className={styles.clock}>
          <span className="visually-hidden">{t('voice.time')} </span>
          {clockOf(seconds)}
        </p>
      </div>
      <div className={styles.main}>
        <h2 className="visually-hidden">{t('voice.title')}</h2>
        <Halo state={state} />
        <StateLine state={state} isOnDevice={prepared.isOnDevice} onInterrupt={() => talk?.interrupt()} />
        {problem && (
          <p className={styles.told} role="alert">
            {t(`voice.problem.${problem}`, { minutes: prepared.longestMinutes })}
          </p>
        )}
        {asked ? (
          <ConfirmCard asked={asked} onConfirm={(id) => talk?.confirm(id)} onDeny={() => talk?.deny()} />
        ) : (
          hasCaptions && caption.text && <Captions caption={caption} differs={state.differs} />
        )}
      </div>
      <Controls
        isOver={isOver}
        isMuted={isMuted}
        hasCaptions={hasCaptions}
        onMute={() => talk?.mute()}
        onCaptions={() => setCaptions(!hasCaptions)}
        onEnd={() => (isOver ? onClose() : talk?.end())}
        onAgain={onAgain}
      />
    </div>
  )
}

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
function Controls({ isOver, isMuted, hasCaptions, onMute, onCaptions, onEnd, onAgain }: ControlsProps) {
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
