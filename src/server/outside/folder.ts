import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes a file whole or not at all, into a folder that only this user can read. The same name replaces it. */
export async function writeWhole(folder: string, name: string, content: string | Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unfinished = join(folder, `.${name}.unfinished`)
  await writeFile(unfinished, content, { mode: 0o600 })
  await rename(unfinished, join(folder, name))
}
