import { fileURLToPath } from 'node:url'

/** What Silero looks at in one step, at 16 kHz: 32 ms. */
export const windowSamples = 512
export const heardRate = 16_000
export const windowMs = (windowSamples / heardRate) * 1_000
/** The detector itself waits so long before it calls it silence. */
export const detectorPauseMs = 96

/** What the detector remembers of a stretch of speech; a longer one it grows for, and says so. */
const longestSeconds = 35

const config = {
  sileroVad: {
    model: modelFile(),
    threshold: 0.5,
    minSilenceDuration: detectorPauseMs / 1_000,
    // A click or a cough is shorter.
    minSpeechDuration: 0.064,
    maxSpeechDuration: 30,
    windowSize: windowSamples,
  },
  sampleRate: heardRate,
  numThreads: 1,
  debug: false,
}

/** Tells speech from silence and noise, a window after the other. */
export interface Detector {
  hears: (window: Float32Array) => boolean
  reset: () => void
}

/**
 * So many detectors, made at once: each takes a tenth of a second to load, which no call waits for. A window takes 0.1 to 0.2 ms.
 * @throws Error where the package has no build for this machine
 */
export async function openDetectors(count: number) {
  const { default: sherpa } = await import('sherpa-onnx-node')
  const free: Detector[] = []
  for (let made = 0; made < count; made += 1) {
    const vad = new sherpa.Vad(config, longestSeconds)
    free.push({
      hears(window) {
        vad.acceptWaveform(window)
        // The sound is kept elsewhere.
        while (!vad.isEmpty()) vad.pop()
        return vad.isDetected()
      },
      reset: () => vad.reset(),
    })
  }
  return {
    /** One that nobody else uses, or none where all are taken. */
    take: () => free.pop(),
    giveBack(detector: Detector) {
      detector.reset()
      free.push(detector)
    },
  }
}

export type Detectors = Awaited<ReturnType<typeof openDetectors>>

/** Beside this file, or beside the bundle. */
function modelFile(): string {
  return fileURLToPath(new URL('./silero-vad.onnx', import.meta.url))
}
