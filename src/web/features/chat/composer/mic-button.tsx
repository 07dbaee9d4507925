import { Mic, MicOff } from 'lucide-react'
import { Icon } from '#web/components/display/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './composer.module.css'

interface MicButtonProps {
  state: 'off' | 'listening'
  onPress: () => void
}

export function MicButton({ state, onPress }: MicButtonProps) {
  const { t } = useTranslation()
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
