import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Language } from '#i18n/languages.ts'
import { useToast } from '#web/components/toasts.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { readAloud, type SpeechFailure } from './read-aloud.ts'
import { speechChunks, speechText } from './speech-text.ts'

/** Reading aloud for a whole panel: one message at a time. */
export type ReadAloud = ReturnType<typeof useReadAloud>

export function useReadAloud() {
  const { t } = useTranslation()
  const toast = useToast()
  const [reading, setReading] = useState<string | null>(null)
  const [failure, setFailure] = useState<{ id: string; reason: SpeechFailure } | null>(null)
  const cancel = useRef<() => void>(() => undefined)

  const quiet = useCallback(() => {
    cancel.current()
    setReading(null)
  }, [])

  useEffect(() => () => cancel.current(), [])

  const start = useCallback(
    (id: string, text: string, language: Language) => {
      quiet()
      setFailure(null)
      setReading(id)
      cancel.current = readAloud({
        chunks: speechChunks(speechText(text, language)),
        language,
        onEnd(reason) {
          setReading(null)
          if (reason) setFailure({ id, reason })
          if (reason === 'error') toast.error(t('chat.speechError'))
        },
      })
    },
    [quiet, toast, t],
  )

  const stop = useCallback(() => {
    quiet()
    toast.warning(t('chat.speechStopped'))
  }, [quiet, toast, t])

  return useMemo(() => ({ reading, failure, start, stop, quiet }), [reading, failure, start, stop, quiet])
}
