import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Language } from '#i18n/languages.ts'
import { speechChunks, speechText } from '#text/speech-text.ts'
import { useToast } from '#web/components/feedback/toasts.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { readAloud } from '#web/speech/read-aloud.ts'
import type { SpeechFailure } from '#web/speech/reading.ts'
import { keepSpeed, keptSpeed } from '#web/speech/speed.ts'

/** Reading aloud for a whole panel: one message at a time. */
export type ReadAloud = ReturnType<typeof useReadAloud>

/** What is read: its words, and where they stand. */
interface Reading {
  id: string
  chunks: string[]
  language: Language
  at: number
  mark: (index: number | null) => void
}

const unmarked = () => undefined

/** Reads answers out loud, one at a time, with a mark on what is read. */
export function useReadAloud() {
  const { t } = useTranslation('chat')
  const toast = useToast()
  const [reading, setReading] = useState<string | null>(null)
  const [isPaused, setPaused] = useState(false)
  const [speed, setSpeed] = useState(1)
  const [failure, setFailure] = useState<{ id: string; reason: SpeechFailure; message: string } | null>(null)
  const current = useRef<Reading>(null)
  const cancel = useRef<() => void>(() => undefined)

  const quiet = useCallback(() => {
    cancel.current()
    current.current?.mark(null)
    current.current = null
    setReading(null)
    setPaused(false)
  }, [])

  useEffect(() => quiet, [quiet])

  const run = useCallback(
    (rate: number) => {
      const read = current.current
      if (!read) return
      cancel.current = readAloud({
        ...read,
        rate,
        from: read.at,
        onChunk(index) {
          read.at = index
          read.mark(index)
        },
        onEnd(reason, message = '') {
          quiet()
          if (reason) setFailure({ id: read.id, reason, message })
          if (reason === 'error') toast.error(t('chat.speechError'))
        },
        onTaken: quiet,
      })
    },
    [quiet, toast, t],
  )

  /** Reads a message, which stands in `element`. */
  const start = useCallback(
    (id: string, text: string, language: Language, element: Element | null) => {
      quiet()
      setFailure(null)
      setReading(id)
      const rate = keptSpeed()
      setSpeed(rate)
      const read: Reading = { id, chunks: speechChunks(speechText(text, language)), language, at: 0, mark: unmarked }
      current.current = read
      if (element) markLater(read, element, () => current.current === read)
      run(rate)
    },
    [quiet, run],
  )

  const stop = useCallback(() => {
    quiet()
    toast.warning(t('chat.speechStopped'))
  }, [quiet, toast, t])

  const togglePause = useCallback(() => {
    if (isPaused) run(speed)
    else cancel.current()
    setPaused(!isPaused)
  }, [isPaused, run, speed])

  const changeSpeed = useCallback(
    (next: number) => {
      keepSpeed(next)
      setSpeed(next)
      cancel.current()
      if (!isPaused) run(next)
    },
    [isPaused, run],
  )

  return useMemo(
    () => ({ reading, isPaused, speed, failure, start, stop, quiet, togglePause, changeSpeed }),
    [reading, isPaused, speed, failure, start, stop, quiet, togglePause, changeSpeed],
  )
}

/** The mark is fetched when something is first read. Without it everything is read all the same. */
function markLater(read: Reading, element: Element, isCurrent: () => boolean): void {
  import('#web/speech/mark-chunks.ts').then(
    ({ createChunkMarker }) => {
      if (!isCurrent()) return
      read.mark = createChunkMarker(element, read.chunks, read.language)
      read.mark(read.at)
    },
    () => undefined,
  )
}
