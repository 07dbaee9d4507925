import { AudioLines } from 'lucide'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import type { ChatVariant } from '#contract/chat.ts'
import { Icon } from '#web/components/display/icon.tsx'
import { useLatePart } from '#web/components/layout/use-late-part.ts'
import { useTranslation } from '#web/i18n.tsx'
import styles from './composer.module.css'

interface VoiceButtonProps {
  variant: ChatVariant
  /** Asks Navi, at this time of the talk. */
  ask: (question: string, at: string) => Promise<{ text: string; isUrgent: boolean } | undefined>
  onType: () => void
}

const loadDialog = () => import('../voice/voice-dialog.tsx')

/** Begins to talk with Navi out loud, by a press or by `?talk`. What that takes is fetched with the first press. */
export function VoiceButton({ variant, ask, onType }: VoiceButtonProps) {
  const { t } = useTranslation('chat')
  const { part, fetch } = useLatePart(loadDialog, t('chat.mic.broken'))
  const [isOpen, setOpen] = useState(false)
  const [params, setParams] = useSearchParams()
  const isWanted = params.has('talk')
  const open = () => fetch().then(setOpen)
  const openByAddress = useEffectEvent(() => {
    open()
    // A reload or the other language must not begin again.
    setParams(
      (now) => {
        now.delete('talk')
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  })

  useEffect(() => {
    if (isWanted) openByAddress()
  }, [isWanted])

  return (
    <>
      <button
        type="button"
        className={`${styles.round} ${styles.mic}`}
        aria-label={t('chat.mic.talk')}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon icon={AudioLines} />
      </button>
      {part && isOpen && (
        <part.VoiceDialog
          variant={variant}
          ask={ask}
          onClose={() => setOpen(false)}
          onType={() => {
            // The dialog gives the focus back when it closes.
            flushSync(() => setOpen(false))
            onType()
          }}
        />
      )}
    </>
  )
}
