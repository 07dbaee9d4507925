// The process that `sherpa.ts` starts: recognition or synthesis, which hold a thread for as long as they take.
import sherpa from 'sherpa-onnx-node'

type Files = Record<string, string>
type Work = { id: number; isReady?: true; language: 'en' | 'es'; samples: Int16Array; rate: number; words: string }

const [kind, given = '{}'] = process.argv.slice(2)
const files = JSON.parse(given) as Record<string, Files>
const work = kind === 'listen' ? listen(files.ears ?? {}) : speak(files)

process.on('message', (asked: Work) => {
  try {
    process.send?.({ id: asked.id, answer: asked.isReady ? true : work(asked) })
  } catch {
    process.send?.({ id: asked.id, error: 'it failed' })
  }
})
process.once('disconnect', () => process.exit())

function listen({ tokens, ...whisper }: Files) {
  const open = (language: string) =>
    new sherpa.OfflineRecognizer({
      featConfig: { sampleRate: 16_000, featureDim: 80 },
      modelConfig: { whisper: { ...whisper, language, task: 'transcribe' }, tokens, numThreads: 1, debug: false },
    })
  const recognisers = { en: open('en'), es: open('es') }
  return ({ samples, rate, language }: Work) => {
    const recogniser = recognisers[language]
    const stream = recogniser.createStream()
    stream.acceptWaveform({ samples: Float32Array.from(samples, (sample) => sample / 32_768), sampleRate: rate })
    recogniser.decode(stream)
    return recogniser.getResult(stream).text
  }
}

function speak(voices: Record<string, Files>) {
  const open = (vits: Files = {}) =>
    new sherpa.OfflineTts({ model: { vits, numThreads: 1, debug: false }, maxNumSentences: 1 })
  const speakers = { en: open(voices.en), es: open(voices.es) }
  return ({ words, language }: Work) => {
    const { samples, sampleRate } = speakers[language].generate({ text: words, sid: 0, speed: 1 })
    return { samples: Int16Array.from(samples, (sample) => sample * 32_767), rate: sampleRate }
  }
}
