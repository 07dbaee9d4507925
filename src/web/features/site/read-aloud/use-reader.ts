import { useCallback, useEffect, useState } from 'react'
import type { Language } from '#i18n/languages.ts'
import { speechChunks, speechText } from '#text/speech-text.ts'
import { markSentence, showSentence } from '#web/speech/mark-sentence.ts'
import { type Readable, readableIn } from '#web/speech/page-sentences.ts'
import { readAloud } from '#web/speech/read-aloud.ts'
import type { SpeechFailure } from '#web/speech/reading.ts'
import { takeTurn } from '#web/speech/speaking-turn.ts'
import { keepSpeed, keptSpeed } from '#web/speech/speed.ts'

/** Reads what can be seen of an element, sentence by sentence, and marks each. It ends where something else is read. */
export function useReader(element: Element, language: Language, onEnd: () => void) {
  const [sentences] = useState<Readable[]>(() => readableIn(element))
  const [at, setAt] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [speed, setSpeed] = useState(keptSpeed)
  const [failure, setFailure] = useState<{ reason: SpeechFailure; message: string } | null>(null)
  const sentence = sentences[at]
  // A letter in English on a page in Spanish is read by an English voice.
  const spoken = sentence?.language ?? language

  const goOn = useCallback(
    (reason?: SpeechFailure, message = '') => {
      if (reason) setFailure({ reason, message })
      else if (at + 1 < sentences.length) setAt(at + 1)
      else onEnd()
    },
    [at, sentences.length, onEnd],
  )

  useEffect(() => {
    if (!sentence || isPaused || failure) return takeTurn(onEnd)
    markSentence(sentence.range)
    showSentence(sentence.range)
    const chunks = speechChunks(speechText(sentence.text, spoken))
    return readAloud({ chunks, language: spoken, rate: speed, onEnd: goOn, onTaken: onEnd })
  }, [sentence, isPaused, failure, spoken, speed, goOn, onEnd])

  useEffect(() => () => markSentence(null), [])

  return {
    sentence: sentence?.text ?? '',
    isPaused,
    speed,
    failure,
    spoken,
    tryAgain: () => setFailure(null),
    togglePause: () => setPaused(!isPaused),
    changeSpeed(next: number) {
      keepSpeed(next)
      setSpeed(next)
    },
  }
}
