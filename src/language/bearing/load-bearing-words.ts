import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// The built server stands in `build/`.
const folder = import.meta.url.endsWith('.js') ? '../src/language/bearing/' : './'

export const bearingWordsFile = fileURLToPath(new URL(`${folder}bearing-words.txt`, import.meta.url))

let loaded: ReadonlySet<string> | undefined

/** The words that bear a danger out, folded, read once. */
export function loadBearingWords(): ReadonlySet<string> {
  loaded ??= new Set(readFileSync(bearingWordsFile, 'utf8').split('\n').filter(Boolean))
  return loaded
}
