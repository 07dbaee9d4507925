import type { Language } from '#i18n/languages.ts'

/** Sound as 16-bit samples of one channel. */
export interface Sound {
  samples: Int16Array
  /** Samples a second. */
  rate: number
}

export interface Hints {
  language: Language
  /** Names that are likely to be said. */
  keywords: readonly string[]
}

/** Writes down what was said. Does its work outside of this thread. */
export interface Recogniser {
  /** The words of one stretch of talk at 16 kHz, or '' where there are none. */
  write: (sound: Sound, hints: Hints) => Promise<string>
}

/** Says words out loud. Does its work outside of this thread. */
export interface Synthesiser {
  /** One sentence, as soon as it can be had. */
  say: (words: string, language: Language) => Promise<Sound>
}

export interface Engine extends Recogniser, Synthesiser {
  languages: readonly Language[]
  close: () => Promise<void>
}

/** Why there is no engine, in words that say what to do. */
export class EngineMissingError extends Error {}
