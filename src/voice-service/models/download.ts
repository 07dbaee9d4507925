// `npm run voice:models`: fetches what the voice service hears and speaks with, once.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fetchModel } from './fetch-model.ts'
import { models } from './models.ts'

const folder = process.env.VOICE_MODELS || 'data/voice-models'
try {
  for (const model of models) {
    if (existsSync(join(folder, model.name))) continue
    console.log(`${model.name} (${Math.round(model.bytes / 1e6)} MB, ${model.license}) …`)
    await fetchModel(model, folder)
  }
  console.log(`All models are in ${folder}.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
