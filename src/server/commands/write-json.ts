import { renameSync, writeFileSync } from 'node:fs'

/** Writes a file of JSON as those of the project are laid out, so that a change shows only what changed. Whoever is cut off leaves the file before. */
export function writeJson(path: string, json: unknown): void {
  writeFileSync(`${path}.part`, `${JSON.stringify(json, null, 2)}\n`)
  renameSync(`${path}.part`, path)
}
