import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Language } from '#i18n/languages.ts'
import { onDevice } from '#web/browser-storage.ts'
import type { DictationProblem } from './dictation.ts'
import { findRecognition } from './recognition.ts'

export type Dictation = ReturnType<typeof useDictation>

interface Options {
  language: Language
  /** What stands in the box now: what was there, and what was heard. */
  onText: (text: string) => void
}

const toldKey = 'dictation-told'

/** Dictation into the box. Before the first time the reader is told who may hear. */
export function useDictation({ language, onText }: Options) {
  const [status, setStatus] = useState<'off' | 'telling' | 'listening'>('off')
  const [problem, setProblem] = useState<DictationProblem | null>(null)
  const cancel = useRef<() => void>(() => undefined)
  const takeText = useEffectEvent(onText)

  useEffect(() => () => cancel.current(), [])

  function stop() {
    cancel.current()
    setStatus('off')
  }

  /** Starts after what stands in the box; the first time it only tells. */
  function ask(before: string) {
    setProblem(null)
    if (!findRecognition()) setProblem('none')
    else if (onDevice.read(toldKey)) start(before)
    else setStatus('telling')
  }

  async function start(before: string) {
    onDevice.write(toldKey, 'yes')
    setStatus('listening')
    let isCancelled = false
    cancel.current = () => {
      isCancelled = true
    }
    const fail = (reason?: DictationProblem) => {
      setStatus('off')
      setProblem(reason ?? null)
    }
    try {
      const { dictate } = await import('./dictation.ts')
      if (isCancelled) return
      const onHeard = (words: string) => takeText([before.trim(), words].filter(Boolean).join(' '))
      cancel.current = dictate({ language, onHeard, onEnd: fail })
    } catch {
      fail('broken')
    }
  }

  return { status, problem, ask, start, stop }
}
