import { z } from 'zod'
import { type Language, languageOf } from '#i18n/languages.ts'
import { sentencesOf } from '#text/speech-text.ts'
import type { Synthesiser } from './engines/engine.ts'
import { waveFile } from './media/wave-file.ts'

/** What OpenAI's `/v1/audio/speech` takes; voice, model and form are ours whatever is asked for. */
const wanted = z.object({ input: z.string().min(1).max(4_096) })

/** Makes texts into sound, so many at once. */
export function createReadOut(synthesiser: Synthesiser, most: number) {
  let running = 0

  return {
    isFull: () => running >= most,

    /** The text of a request, or undefined where it has none. `header` says what it is written in. */
    read(body: unknown, header: string | undefined): { text: string; language: Language } | undefined {
      const { data } = wanted.safeParse(body)
      return data && { text: data.input, language: languageOf(header) ?? 'en' }
    },

    /** A WAV file. One sentence is made after the other. */
    async make({ text, language }: { text: string; language: Language }): Promise<Buffer> {
      running += 1
      try {
        const sounds = []
        for (const sentence of sentencesOf(text).filter((each) => /[\p{L}\p{N}]/u.test(each)))
          sounds.push(await synthesiser.say(sentence, language))
        return waveFile(sounds)
      } finally {
        running -= 1
      }
    },
  }
}
