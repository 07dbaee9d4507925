import { startVoice } from '../src/testing/voice/start-voice.ts'

// The service that is measured: ears and a mouth that are scripted, and everything else real.
const [msPerLetter = '30', calls = '10'] = process.argv.slice(2)
const voice = await startVoice({
  lines: Array.from({ length: 1_000 }, (_, at) => `turn ${at}`),
  engine: { msPerLetter: Number(msPerLetter) },
  env: { VOICE_CALLS: calls },
})

process.on('message', (asked) => {
  if (asked !== 'memory') return
  // What is only waiting to be collected is not held.
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  process.send?.({ calls: voice.calls(), held: (heapUsed + external) / 1e6, rss: rss / 1e6 })
})
process.send?.(voice.url)
