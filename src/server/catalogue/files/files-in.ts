import { readdirSync } from 'node:fs'

/** The names of the JSON files of a folder, sorted. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
}
