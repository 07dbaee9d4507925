/** The browser's recognition, which TypeScript has no types for: few browsers have it, under two names. */
export interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally?: boolean
  phrases?: unknown[]
  onstart: (() => void) | null
  onend: (() => void) | null
  onspeechstart?: (() => void) | null
  onerror: ((event: { error: string }) => void) | null
  onresult: ((event: RecognitionResults) => void) | null
  start: () => void
  abort: () => void
}

interface RecognitionResults {
  resultIndex: number
  results: ArrayLike<{ 0?: { transcript: string }; isFinal?: boolean }>
}

interface RecognitionKind {
  new (): Recognition
  /** Whether it can hear this language on the device, in browsers that know. */
  available?: (options: { langs: string[]; processLocally: boolean }) => Promise<string>
}

type Names = 'SpeechRecognition' | 'webkitSpeechRecognition'

/** The browser's recognition, or nothing. */
export function findRecognition(): RecognitionKind | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as Partial<Record<Names, RecognitionKind>>
  return SpeechRecognition ?? webkitSpeechRecognition
}
