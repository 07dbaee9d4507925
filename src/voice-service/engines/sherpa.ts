import { fileURLToPath } from 'node:url'
import type { Language } from '#i18n/languages.ts'
import { findFile, listener, type Model, speakers } from '../models/models.ts'
import { type Engine, EngineMissingError, type Sound } from './engine.ts'
import { createHelper } from './helper.ts'

const program = fileURLToPath(new URL('./sherpa-helper.js', import.meta.url))

/**
 * Ears and a mouth by sherpa-onnx, English and Spanish, each in a process of its own: neither waits for the other, and the
 * sound of calls waits for none.
 * @throws EngineMissingError where a model is not there
 */
export async function openSherpa(folder: string, file = program): Promise<Engine> {
  const ears = createHelper(file, ['listen', JSON.stringify({ ears: listenerFiles(folder) })])
  const mouth = createHelper(file, [
    'speak',
    JSON.stringify({ en: speakerFiles(folder, 'en'), es: speakerFiles(folder, 'es') }),
  ])
  await Promise.all([ears.ready, mouth.ready])
  return {
    languages: ['en', 'es'],
    write: async ({ samples, rate }, { language }) => String(await ears.ask({ samples, rate, language })).trim(),
    say: async (words, language) => (await mouth.ask({ words, language })) as Sound,
    async close() {
      ears.close()
      mouth.close()
    },
  }
}

function listenerFiles(folder: string) {
  const find = (ending: string) => need(folder, listener, ending)
  return { encoder: find('-encoder.int8.onnx'), decoder: find('-decoder.int8.onnx'), tokens: find('-tokens.txt') }
}

function speakerFiles(folder: string, language: Language) {
  const find = (ending: string) => need(folder, speakers[language], ending)
  return { model: find('.onnx'), tokens: find('tokens.txt'), dataDir: find('espeak-ng-data') }
}

function need(folder: string, model: Model, ending: string): string {
  const file = findFile(folder, model, ending)
  if (file) return file
  throw new EngineMissingError(
    `The models are missing in ${folder}: run \`npm run voice:models\` once, which fetches 250 MB. Or set VOICE_MODELS to where they are.`,
  )
}
