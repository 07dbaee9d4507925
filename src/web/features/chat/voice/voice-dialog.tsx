import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChatVariant } from '#contract/chat.ts'
import { PageWords, useTranslation } from '#web/i18n.tsx'
import { type PreparedVoice, prepareVoice } from './prepare-voice.ts'
import type { useVoiceTalk } from './use-voice-talk.ts'
import styles from './voice-dialog.module.css'
import { VoiceScreen } from './voice-screen.tsx'

interface VoiceDialogProps {
  variant: ChatVariant
  ask: Parameters<typeof useVoiceTalk>[1]
  onClose: () => void
  /** The reader would rather type. */
  onType: () => void
}

/** The whole screen for as long as somebody talks with Navi. Escape ends the talk. */
export function VoiceDialog({ variant, ask, onClose, onType }: VoiceDialogProps) {
  const { t, language } = useTranslation('chat')
  const dialog = useRef<HTMLDialogElement>(null)
  const [prepared, setPrepared] = useState<PreparedVoice | 'failed'>()

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element?.open) element?.showModal()
    return () => element?.close()
  }, [])

  useEffect(() => {
    let isGone = false
    prepareVoice(variant, language)
      .catch(() => 'failed' as const)
      .then((made) => !isGone && setPrepared(made))
    return () => {
      isGone = true
    }
  }, [variant, language])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('chat.mic.talk')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {typeof prepared === 'object' ? (
        <PageWords words={prepared.words}>
          <VoiceScreen prepared={prepared} ask={ask} onClose={onClose} onType={onType} />
        </PageWords>
      ) : (
        <div className={styles.note}>
          {prepared === 'failed' ? (
            <p role="alert">{t('chat.mic.broken')}</p>
          ) : (
            <p role="status">{t('chat.waiting')}</p>
          )}
          <button type="button" className={styles.button} onClick={onType}>
            {t('chat.mic.notNow')}
          </button>
        </div>
      )}
    </dialog>
  )
}
