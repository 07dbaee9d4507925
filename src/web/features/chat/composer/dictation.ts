import { type Language, localeOf } from '#i18n/languages.ts'
import { findRecognition } from './recognition.ts'

/** Why dictation ended by itself. */
export type DictationProblem = 'none' | 'blocked' | 'nothing' | 'broken'

interface Hearing {
  language: Language
  /** All that was heard since the start, also what may still change. */
  onHeard: (words: string) => void
  onEnd: (problem?: DictationProblem) => void
}

/** A browser may have the call and nothing behind it: then no event ever comes. */
const startsWithin = 8_000

const problems = new Map(
  Object.entries<DictationProblem | undefined>({
    'not-allowed': 'blocked',
    'service-not-allowed': 'blocked',
    'audio-capture': 'blocked',
    'no-speech': 'nothing',
    aborted: undefined,
  }),
)

/** Turns talk into words by the browser's recognition. Returns what ends it, without a word to `onEnd`. */
export function dictate({ language, onHeard, onEnd }: Hearing): () => void {
  const Kind = findRecognition()
  if (!Kind) {
    onEnd('none')
    return () => undefined
  }
  const recognition = new Kind()
  let isOver = false
  const timer = setTimeout(() => end('broken'), startsWithin)

  function end(problem?: DictationProblem) {
    if (isOver) return
    close()
    onEnd(problem)
  }

  function close() {
    isOver = true
    clearTimeout(timer)
    recognition.abort()
  }

  recognition.lang = localeOf[language]
  recognition.continuous = true
  recognition.interimResults = true
  recognition.onstart = () => clearTimeout(timer)
  recognition.onend = () => end()
  recognition.onerror = ({ error }) => end(problems.has(error) ? problems.get(error) : 'broken')
  recognition.onresult = ({ results }) =>
    !isOver && onHeard(Array.from(results, ({ 0: best }) => best?.transcript.trim() ?? '').join(' '))
  try {
    recognition.start()
  } catch {
    end('broken')
  }
  return () => !isOver && close()
}
