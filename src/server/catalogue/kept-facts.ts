import { readFileSync, writeFileSync } from 'node:fs'
import { type Catalogue, catalogueOf, hashOf } from './catalogue.ts'
import { type Facts, readFacts } from './files/read-facts.ts'

type Kept = { hash: string; facts: Facts }

/**
 * Reads and checks the facts of a folder and keeps them in a file, for starts of the same build.
 * @throws CatalogueError where `loadCatalogue` does.
 */
export function keepFacts(folder: string, file: string): void {
  const kept: Kept = { hash: hashOf(folder), facts: readFacts(folder) }
  writeFileSync(file, JSON.stringify(kept))
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
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
