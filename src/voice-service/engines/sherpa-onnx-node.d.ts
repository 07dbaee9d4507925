/** What we use of it; the package brings no types of its own. */
declare module 'sherpa-onnx-node' {
  class Vad {
    constructor(config: object, bufferSeconds: number)
    acceptWaveform(samples: Float32Array): void
    isEmpty(): boolean
    pop(): void
    isDetected(): boolean
    reset(): void
  }
  interface OfflineStream {
    acceptWaveform(wave: { samples: Float32Array; sampleRate: number }): void
  }
  class OfflineRecognizer {
    constructor(config: object)
    createStream(): OfflineStream
    decode(stream: OfflineStream): void
    getResult(stream: OfflineStream): { text: string }
  }
  class OfflineTts {
    constructor(config: object)
    generate(asked: { text: string; sid: number; speed: number }): { samples: Float32Array; sampleRate: number }
  }
  const sherpa: { Vad: typeof Vad; OfflineRecognizer: typeof OfflineRecognizer; OfflineTts: typeof OfflineTts }
  // biome-ignore lint/style/noDefaultExport: so it is written
  export default sherpa
}
