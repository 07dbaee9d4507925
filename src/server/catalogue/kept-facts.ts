import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type Catalogue, catalogueOf, hashOf } from './catalogue.ts'
import { type Facts, readFacts } from './files/read-facts.ts'

type Kept = { hash: string; facts: Facts }

/**
 * Reads and checks the facts of a folder and keeps them in a file, for starts of the same build. What a build before kept goes
 * in any case: its code may have read the same files in another way.
 * @throws CatalogueError where `loadCatalogue` does.
 */
export function keepFacts(folder: string, file: string): void {
  rmSync(file, { force: true })
  const kept: Kept = { hash: hashOf(folder), facts: readFacts(folder) }
  writeFileSync(file, inAscii(JSON.stringify(kept)))
}

/** A text of one byte a letter is read in half the memory. */
function inAscii(json: string): string {
  return json.replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/**
 * The catalogue of a folder, from the kept facts where they are those of the folder: to check them anew would be a quarter
 * of a start.
 * @throws CatalogueError where `loadCatalogue` does.
 */
export function loadKeptCatalogue(folder: string, file: string): Catalogue {
  const hash = hashOf(folder)
  const kept = readKept(file)
  return catalogueOf(kept?.hash === hash ? kept.facts : readFacts(folder), hash)
}

/** `undefined` where a file is missing or broken off. */
function readKept(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, 'latin1'))
  } catch {
    return undefined
  }
}
