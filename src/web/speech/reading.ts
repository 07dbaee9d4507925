import type { Language } from '#i18n/languages.ts'

/** Why nothing was heard. */
export type SpeechFailure = 'noSpeech' | 'noVoice' | 'error'

export interface Reading {
  chunks: string[]
  language: Language
  /** 1 is the voice's own speed. */
  rate?: number
  /** The first chunk that is read: after a pause, the one that was broken off. */
  from?: number
  /** A chunk begins. */
  onChunk?: (index: number) => void
  /** Another text is read instead. This one ends without `onEnd`. */
  onTaken: () => void
  /** `message` says in the reader's language why, where it is known. */
  onEnd: (failure?: SpeechFailure, message?: string) => void
}
