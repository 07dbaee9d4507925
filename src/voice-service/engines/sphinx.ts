import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Engine, EngineMissingError, type Hints, type Sound } from './engine.ts'
import { inTurn, run } from './run-program.ts'
import { grammarWords, plainName, sphinxGrammar, sphinxSounds } from './sphinx-grammar.ts'

const model = '/usr/share/pocketsphinx/model/en-us'
const dictionaryFile = join(model, 'cmudict-en-us.dict')
const needed = ['/usr/bin/pocketsphinx_continuous', '/usr/bin/espeak-ng', dictionaryFile]
/** Of the programs of Debian, where it puts them. */
const [recogniser = '', voice = ''] = needed
/** What `espeak-ng --stdout` writes before its samples. */
const wavHeader = 44
/** It opens its input by name, which a socket of Node has none of. */
const throughPipe = ['-c', 'cat | "$0" "$@"']
const spokenRate = 22_050
const voices = { en: 'en-us', es: 'es-419' }

/**
 * Ears and a mouth of packages that Debian has: English only, and only sentences of a grammar. For a trial and for tests.
 * @throws EngineMissingError
 */
export async function openSphinx(): Promise<Engine> {
  if (!needed.every((file) => existsSync(file)))
    throw new EngineMissingError(
      'The packages of this engine are missing: apt-get install pocketsphinx pocketsphinx-en-us espeak-ng',
    )
  const folder = mkdtempSync(join(tmpdir(), 'navi-voice-'))
  const known = readDictionary()
  const grammars = new Map<string, Promise<string[]>>()
  const inLine = inTurn(availableParallelism())

  /** The files of a grammar over these names, as arguments. Made once, and anew after a failure. */
  function prepare(keywords: readonly string[]): Promise<string[]> {
    const key = createHash('sha256').update(keywords.join('\n')).digest('hex').slice(0, 16)
    const known = grammars.get(key)
    if (known) return known
    const made = write(key, keywords)
    grammars.set(key, made)
    made.catch(() => grammars.delete(key))
    return made
  }

  async function write(key: string, keywords: readonly string[]): Promise<string[]> {
    const names = keywords.flatMap((name) => plainName(name) ?? [])
    const words = grammarWords(sphinxGrammar(names))
    const made = await soundsOf(words.filter((word) => !known.has(word)))
    const soundOf = (word: string) => known.get(word) ?? made.get(word)
    const grammar = sphinxGrammar(names.filter((name) => name.split(' ').every(soundOf)))
    const lines = grammarWords(grammar).map((word) => `${word} ${soundOf(word)}`)
    const [jsgf, dict] = [join(folder, `${key}.jsgf`), join(folder, `${key}.dict`)]
    writeFileSync(jsgf, grammar)
    writeFileSync(dict, `${lines.join('\n')}\n`)
    return ['-jsgf', jsgf, '-dict', dict, '-hmm', join(model, 'en-us'), '-logfn', '/dev/null']
  }

  return {
    languages: ['en'],
    async write({ samples }: Sound, { keywords }: Hints) {
      const args = await prepare(keywords)
      const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength)
      const written = await inLine(() =>
        run('/bin/sh', [...throughPipe, recogniser, ...args, '-infile', '/dev/stdin'], bytes),
      )
      return written.toString().replace(/\s+/g, ' ').trim()
    },
    async say(words, language) {
      const bytes = await inLine(() => run(voice, ['-v', voices[language], '-s', '150', '--stdin', '--stdout'], words))
      const sound = new Uint8Array(bytes.subarray(wavHeader, bytes.length - (bytes.length % 2)))
      return { samples: new Int16Array(sound.buffer), rate: spokenRate }
    },
    async close() {
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** How the words of every day are said: the first way of each. */
function readDictionary(): Map<string, string> {
  const lines = readFileSync(dictionaryFile, 'utf8').split('\n')
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]))
}

/** How words that no dictionary has are said, by the rules of espeak-ng. */
async function soundsOf(words: string[]): Promise<Map<string, string>> {
  if (words.length === 0) return new Map()
  const spoken = await run(voice, ['-v', 'en-us', '-q', '-x', '--sep=_', '--stdin'], `${words.join('\n\n')}\n`)
  const lines = spoken.toString().trim().split('\n')
  const pairs = words.map((word, at) => [word, sphinxSounds(lines[at] ?? '')] as const)
  return new Map(pairs.flatMap(([word, sounds]) => (sounds ? [[word, sounds] as const] : [])))
}
