import { z } from 'zod'
import { type Language, languageOf } from '#i18n/languages.ts'
import { sentencesOf } from '#text/speech-text.ts'
import type { Sound, Synthesiser } from './engines/engine.ts'

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

const headerBytes = 44

/** Stretches of sound, one after the other, as a WAV file. All have the same rate. */
export function waveFile(sounds: readonly Sound[]): Buffer {
  const parts = sounds.map(({ samples }) => Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength))
  const bytes = parts.reduce((sum, { length }) => sum + length, 0)
  return Buffer.concat([headerOf(sounds[0]?.rate ?? 0, bytes), ...parts])
}

/** PCM, one channel, 16 bits. */
function headerOf(rate: number, bytes: number): Buffer {
  const header = Buffer.alloc(headerBytes)
  header.write('RIFF', 0)
  header.writeUInt32LE(headerBytes - 8 + bytes, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(bytes, 40)
  return header
}
