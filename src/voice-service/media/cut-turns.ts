import { type Detector, detectorPauseMs, windowMs, windowSamples } from './voice-activity.ts'

/** Kept from before the first sound that counts as speech: soft beginnings. */
const runUpMs = 400
/** No sentence is longer; whatever never ends is cut here. */
const longestMs = 30_000

interface TurnEvents {
  onSpeech: () => void
  /** A stretch of talk has ended, with a pause behind it. */
  onTurn: (samples: Int16Array) => void
}

/** Cuts what a microphone hears into stretches of talk. */
export function createTurns(detector: Detector, events: TurnEvents) {
  const window = new Int16Array(windowSamples)
  let filled = 0
  let runUp: Int16Array[] = []
  let talk: Int16Array[] | undefined
  let silentMs = 0
  /** How long a pause ends a stretch of talk. */
  let pauseMs = 500

  function takeWindow() {
    const copy = window.slice()
    const isSpeech = detector.hears(Float32Array.from(copy, (sample) => sample / 32_768))
    if (talk) go(talk, copy, isSpeech)
    else if (isSpeech) begin(copy)
    else runUp = [...runUp, copy].slice(-Math.ceil(runUpMs / windowMs))
  }

  function begin(first: Int16Array) {
    talk = [...runUp, first]
    runUp = []
    silentMs = 0
    events.onSpeech()
  }

  function go(sounds: Int16Array[], next: Int16Array, isSpeech: boolean) {
    sounds.push(next)
    silentMs = isSpeech ? 0 : silentMs + windowMs
    // One window of silence means that the detector has waited already.
    const isOver = silentMs > 0 && silentMs - windowMs + detectorPauseMs >= pauseMs
    if (isOver || sounds.length * windowMs >= longestMs) end()
  }

  function end() {
    const sounds = talk ?? []
    talk = undefined
    const samples = new Int16Array(sounds.length * windowSamples)
    for (const [at, sound] of sounds.entries()) samples.set(sound, at * windowSamples)
    events.onTurn(samples)
  }

  return {
    /** At 16 kHz, as many as there are. */
    take(samples: Int16Array) {
      for (const sample of samples) {
        window[filled] = sample
        filled += 1
        if (filled < windowSamples) continue
        filled = 0
        takeWindow()
      }
    },
    waitFor(milliseconds: number) {
      pauseMs = milliseconds
    },
    /** Ends the stretch at once, if there is one. */
    commit() {
      if (talk) end()
      return talk === undefined
    },
    drop() {
      talk = undefined
    },
  }
}
