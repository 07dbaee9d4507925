/** Why a line ended by itself. */
export type LineEnd = 'none' | 'denied' | 'noMicrophone' | 'broken' | 'away' | 'lost' | 'expired'

export interface LineEvents {
  /** What is being said, while it may still change. */
  onHearing: (words: string) => void
  /** What was said, up to a pause. */
  onHeard: (words: string) => void
  /** The person begins to talk. */
  onSpeech: () => void
  /** What a voice that is not the browser's says that it said. */
  onSaid: (words: string) => void
  onEnd: (reason: LineEnd) => void
}

/** Ears and a mouth: the browser's own, or those of a realtime speech service. */
export interface Line {
  /** Whether a person can talk over it: who has no way to tell its own voice from theirs is deaf while it speaks. */
  hearsWhileSpeaking: boolean
  /** Reads out loud; resolves when that is over or cut off. `onLetters` gets how far it is. */
  say: (text: string, onLetters: (letters: number) => void) => Promise<void>
  hush: () => void
  /** Turns the microphone on or off. */
  listen: (isOn: boolean) => void
  close: () => void
}

/** A line that could not be opened. */
export class LineError extends Error {
  readonly reason: LineEnd

  constructor(reason: LineEnd) {
    super(reason)
    this.reason = reason
  }
}
