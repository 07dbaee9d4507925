import { setTimeout as sleep } from 'node:timers/promises'
import type { Language } from '#i18n/languages.ts'
import type { Engine } from '#voice-service/engines/engine.ts'

const rate = 24_000

/**
 * Ears and a mouth that a test scripts: each stretch of talk is the next line, and each sentence a tone of a length like
 * its own. Everything around them is real.
 */
export function scriptedEngine({ lines = [] as string[], writeMs = 0, sayMs = 0, msPerLetter = 30 } = {}) {
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
