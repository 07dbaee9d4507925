import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export interface Model {
  /** Its folder, and what the archive holds. */
  name: string
  url: string
  bytes: number
  sha256: string
  license: string
}

const releases = 'https://github.com/k2-fsa/sherpa-onnx/releases/download'

/** Hears English and Spanish. */
export const listener: Model = {
  name: 'sherpa-onnx-whisper-base',
  url: `${releases}/asr-models/sherpa-onnx-whisper-base.tar.bz2`,
  bytes: 207_557_382,
  sha256: '911b2083efd7c0dca2ac3b358b75222660dc09fb716d64fbfc417ba6c99ff3de',
  license: 'MIT',
}

export const speakers: Record<'en' | 'es', Model> = {
  en: {
    name: 'vits-piper-en_US-kristin-medium-int8',
    url: `${releases}/tts-models/vits-piper-en_US-kristin-medium-int8.tar.bz2`,
    bytes: 20_882_061,
    sha256: '16289d7ee8e6b2311a0a0af6531a55f498f82499644a1bb6fddb991fe6fa950c',
    license: 'public domain',
  },
  es: {
    name: 'vits-piper-es_ES-davefx-medium-int8',
    url: `${releases}/tts-models/vits-piper-es_ES-davefx-medium-int8.tar.bz2`,
    bytes: 21_171_632,
    sha256: '8bb8ac1cefb727caec9bd9c6c3185c673c8b42c53bd29bb25d5a7715dac37125',
    license: 'CC0',
  },
}

export const models: readonly Model[] = [listener, speakers.en, speakers.es]

/** The file of a model whose name ends so; nothing where it is not there. */
export function findFile(folder: string, { name }: Model, ending: string): string | undefined {
  const inside = join(folder, name)
  const found = existsSync(inside) ? readdirSync(inside).find((file) => file.endsWith(ending)) : undefined
  return found && join(inside, found)
}
