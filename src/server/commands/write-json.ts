import { writeFileSync } from 'node:fs'

/** Writes a file of JSON as those of the project are laid out, so that a change shows only what changed. */
export function writeJson(path: string, json: unknown): void {
  writeFileSync(path, `${JSON.stringify(json, null, 2)}\n`)
}
