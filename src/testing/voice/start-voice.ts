import { setTimeout as sleep } from 'node:timers/promises'
import type { Language } from '#i18n/languages.ts'
import type { CallLimits } from '#voice-service/calls/call.ts'
import type { Brain, Say } from '#voice-service/conversation/conversation.ts'
import type { Engine } from '#voice-service/engines/engine.ts'
import { openDetectors } from '#voice-service/media/voice-activity.ts'
import { createVoiceService } from '#voice-service/service.ts'
import { readSettings } from '#voice-service/settings.ts'
import { apiKey } from './voice-caller.ts'

export interface Wanted {
  lines?: string[]
  env?: Record<string, string>
  engine?: Parameters<typeof scriptedEngine>[0]
  limits?: Partial<CallLimits>
  openBrain?: (session: unknown, say: Say) => Brain
}

/** To load them takes longer than most of these tests. */
let detectors: ReturnType<typeof openDetectors> | undefined

/** The voice service on this machine alone, with ears and a mouth that a test scripts and everything else real. */
export async function startVoice({
  lines = [],
  env = {},
  engine: pace = {},
  limits = {},
  openBrain = openEcho,
}: Wanted = {}) {
  const settings = readSettings({
    VOICE_HOST: '127.0.0.1',
    VOICE_API_KEY: apiKey,
    VOICE_CALLS: '2',
    VOICE_CALLS_PER_ADDRESS: '100',
    VOICE_REQUESTS_PER_MINUTE: '10000',
    ...env,
  })
  const script = scriptedEngine({ ...pace, lines })
  const log: string[] = []
  detectors ??= openDetectors(Math.max(4, settings.VOICE_CALLS))
  const service = createVoiceService({
    settings,
    engine: script.engine,
    detectors: await detectors,
    limits,
    openBrain,
    log: (line) => void log.push(line),
  })
  const url = await service.app.listen({ host: '127.0.0.1', port: 0 })
  let isClosed = false
  const close = async () => {
    if (!isClosed) await service.close()
    isClosed = true
  }
  return { ...script, url, log, close, calls: service.calls.count }
}

/** Says back what was heard. */
function openEcho(_: unknown, say: Say): Brain {
  return { hear: (words) => void say(`You said ${words}.`), interrupt: () => undefined, close: () => undefined }
}

const rate = 24_000

/**
 * Ears and a mouth that a test scripts: each stretch of talk is the next line, and each sentence a tone of a length like
 * its own. Everything around them is real.
 */
function scriptedEngine({ lines = [] as string[], writeMs = 0, sayMs = 0, msPerLetter = 30 } = {}) {
  const heard: number[] = []
  const said: string[] = []
  /** What each stretch was taken to be in, and each sentence said in. */
  const languages: Language[] = []
  const engine: Engine = {
    languages: ['en', 'es'],
    async write({ samples }, { language }) {
      languages.push(language)
      heard.push(samples.length)
      await sleep(writeMs)
      return lines.shift() ?? ''
    },
    async say(words, language) {
      languages.push(language)
      said.push(words)
      await sleep(sayMs)
      return { samples: tone((words.length * msPerLetter) / 1_000), rate }
    },
    close: async () => undefined,
  }
  return { engine, lines, heard, said, languages }
}

/** 440 Hz, loud enough to be told from silence. */
function tone(seconds: number): Int16Array {
  return Int16Array.from({ length: seconds * rate }, (_, at) => 12_000 * Math.sin((2 * Math.PI * 440 * at) / rate))
}
