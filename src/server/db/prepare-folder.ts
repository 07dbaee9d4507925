import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DamagedDatabaseError } from './damaged.ts'

/**
 * Makes the folder of the embedded database, where there is none, and returns what is to be called once the database has
 * opened. PGlite takes any folder without the file PG_VERSION for an empty one, and would write over what is in it.
 * @throws DamagedDatabaseError
 */
export function prepareFolder(folder: string): () => void {
  // Within the folder, so that it goes with what it is about when a copy is put in its place.
  const unfinished = join(folder, 'navi.unfinished')
  // A process was killed while it made its first database, in which nobody has written yet.
  if (existsSync(unfinished)) rmSync(folder, { recursive: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (existsSync(join(folder, 'PG_VERSION'))) return () => {}
  if (readdirSync(folder).length > 0) throw new DamagedDatabaseError(folder, 'it holds files, but not PG_VERSION')
  writeFileSync(unfinished, '', { mode: 0o600 })
  return () => rmSync(unfinished, { force: true })
}
