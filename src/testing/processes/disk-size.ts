import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What all files of a folder take on the disk, in kB. A file may go while they are counted. */
export function sizeOf(path: string): number {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats) return 0
  const within = stats.isDirectory() ? readdirSync(path).map((name) => sizeOf(join(path, name))) : []
  return within.reduce((sum, size) => sum + size, stats.blocks / 2)
}
