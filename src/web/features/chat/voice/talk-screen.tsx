import { MessageCircle } from 'lucide'
import { useState } from 'react'
import { clockOf } from '#voice-talk/voice-state.ts'
import { Icon } from '#web/components/display/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { Captions } from './captions.tsx'
import { ConfirmCard } from './confirm-card.tsx'
import { Controls } from './controls.tsx'
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
