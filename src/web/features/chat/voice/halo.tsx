import type { VoiceState } from '#voice-talk/voice-state.ts'
import { Navi } from '#web/components/art/navi.tsx'
import type { NaviFace } from '#web/components/art/navi-figure.tsx'
import styles from './voice-dialog.module.css'

/** Dotted rings are the person's, solid ones Navi's. */
export function Halo({ state }: { state: VoiceState }) {
  const isSpeaking = state.phase === 'speaking'
  return (
    <div
      className={`${styles.halo} ${isSpeaking ? styles.speaking : ''} ${state.asked ? styles.small : ''}`}
      aria-hidden="true"
    >
      <div className={styles.disc}>
        <Navi face={faceOf(state)} className={styles.navi} />
      </div>
    </div>
  )
}

function faceOf({ phase, problem, asked }: VoiceState): NaviFace {
  if (problem) return 'sorry'
  if (phase === 'speaking') return 'speak'
  return phase === 'listening' || asked ? 'listen' : 'think'
}
