import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { resample } from '../media/mouth.ts'
import { type Engine, EngineMissingError } from './engine.ts'
import { openSphinx } from './sphinx.ts'
import { grammarWords, plainName, sphinxGrammar, sphinxSounds } from './sphinx-grammar.ts'

const isInstalled = ['pocketsphinx_continuous', 'espeak-ng'].every((name) => existsSync(`/usr/bin/${name}`))
const names = [
  'Ozempic',
  'Jardiance',
  'Eliquis',
  'Humira',
  'Trulicity',
  'Xarelto',
  'Entresto',
  'Januvia',
  'Lantus',
  'Farxiga',
]

/** Where the packages of Debian are not there, these are skipped: `apt-get install pocketsphinx pocketsphinx-en-us espeak-ng`. */
describe.skipIf(!isInstalled)('with the packages of Debian', () => {
  let opened: Promise<Engine> | undefined
  const open = () => (opened ??= openSphinx())
  afterAll(async () => (await opened)?.close())

  test.each([
    ['Can you help me pay for Jardiance?', 'can you help me pay for jardiance'],
    ['I take Eliquis.', 'i take eliquis'],
    ['Yes.', 'yes'],
    ['No.', 'no'],
  ])('what espeak-ng says, "%s", is written down', async (said, written) => {
    const engine = await open()
    const sound = await engine.say(said, 'en')
    const samples = resample(sound, 16_000)
    expect(await engine.write({ samples, rate: 16_000 }, { language: 'en', keywords: names })).toBe(written)
  })

  test('names with signs that no dictionary has do not stop it, and silence has no words', async () => {
    const engine = await open()
    const silence = { samples: new Int16Array(16_000), rate: 16_000 }
    expect(await engine.write(silence, { language: 'en', keywords: ['Humalog 50/50', 'Ñandú', '…'] })).toBe('')
  })

  test('a grammar that could not be written is written for the next who needs it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'navi-sphinx-'))
    vi.stubEnv('TMPDIR', folder)
    const engine = await openSphinx()
    onTestFinished(async () => {
      vi.unstubAllEnvs()
      await engine.close()
      rmSync(folder, { recursive: true })
    })
    const [own = ''] = readdirSync(folder)
    const write = () =>
      engine.write({ samples: new Int16Array(16_000), rate: 16_000 }, { language: 'en', keywords: names })
    renameSync(join(folder, own), join(folder, 'away'))
    await expect(write()).rejects.toThrow('ENOENT')
    renameSync(join(folder, 'away'), join(folder, own))
    expect(await write()).toBe('')
  })
})

test.skipIf(isInstalled)('without the packages it says which are missing', async () => {
  await expect(openSphinx()).rejects.toThrow(EngineMissingError)
})

test('the sounds of a name are those that the recogniser knows, or none', () => {
  expect(sphinxSounds("dZ_'A@_d_i@_n_s")).toBe('JH AA R D IY AH N S')
  expect(sphinxSounds('x_q')).toBeUndefined()
  expect(sphinxSounds('')).toBeUndefined()
})

test('a grammar holds each name, and only words of letters', () => {
  const grammar = sphinxGrammar([plainName('Novolog-Mix') ?? ''])
  expect(grammarWords(grammar)).toEqual(expect.arrayContaining(['novolog', 'mix', 'insurance', 'yes']))
  expect(plainName('Humalog 50/50')).toBeUndefined()
})
