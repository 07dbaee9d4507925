import { Mic, MicOff } from 'lucide'
import { Button } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './composer.module.css'
import type { Dictation } from './use-dictation.ts'

interface MicButtonProps {
  state: 'off' | 'listening'
  onPress: () => void
}

export function MicButton({ state, onPress }: MicButtonProps) {
  const { t } = useTranslation('chat')
  const isListening = state === 'listening'
  return (
    <button
      type="button"
      className={`${styles.round} ${isListening ? styles.stop : styles.off}`}
      aria-label={t(isListening ? 'chat.mic.stop' : 'chat.mic.start')}
      onClick={onPress}
    >
      <Icon icon={isListening ? MicOff : Mic} />
    </button>
  )
}

interface MicNoteProps {
  dictation: Dictation
  /** The reader has read who may hear, and goes on. */
  onStart: () => void
  onRefuse: () => void
}

/** What the microphone has to say: who may hear, that it hears, or why it does not. */
export function MicNote({ dictation: { status, problem }, onStart, onRefuse }: MicNoteProps) {
  const { t } = useTranslation('chat')
  return (
    <div className={styles.place}>
      <div role="status">
        {status === 'listening' && <p className={styles.line}>{t('chat.mic.listening')}</p>}
        {problem && (
          <div className={styles.line}>
            <Note tone="warn">{t(`chat.mic.${problem}`)}</Note>
          </div>
        )}
      </div>
      {status === 'telling' && (
        <div className={styles.line}>
          <Note>
            <p>{t('chat.mic.told')}</p>
            <p className={`actions ${styles.ways}`}>
              <Button variant="main" autoFocus onClick={onStart}>
                {t('chat.mic.go')}
              </Button>
              <Button onClick={onRefuse}>{t('chat.mic.notNow')}</Button>
            </p>
          </Note>
        </div>
      )}
    </div>
  )
}
