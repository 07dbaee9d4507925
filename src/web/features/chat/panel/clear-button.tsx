import { Trash2 } from 'lucide'
import { useEffect, useState } from 'react'
import { Icon } from '#web/components/display/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './clear-button.module.css'

const armedFor = 8_000

/** Clears the chat at the second press. The first says what the second does. */
export function ClearButton({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('chat')
  const [isArmed, setArmed] = useState(false)

  useEffect(() => {
    if (!isArmed) return
    const timer = setTimeout(() => setArmed(false), armedFor)
    return () => clearTimeout(timer)
  }, [isArmed])

  return (
    <div className={styles.clear}>
      <button
        type="button"
        className={`${styles.button} ${isArmed ? styles.armed : ''}`}
        onBlur={() => setArmed(false)}
        onKeyDown={({ key }) => key === 'Escape' && setArmed(false)}
        onClick={() => {
          setArmed(!isArmed)
          if (isArmed) onClear()
        }}
      >
        <Icon icon={Trash2} />
        {t(isArmed ? 'chat.clear.sure' : 'chat.clear.button')}
      </button>
      <p role="status" className={isArmed ? styles.hint : 'visually-hidden'}>
        {isArmed && t('chat.clear.hint')}
      </p>
    </div>
  )
}
