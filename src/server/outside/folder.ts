import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes a file whole or not at all, into a folder that only this user can read. The same name replaces it. */
export async function writeWhole(folder: string, name: string, content: string | Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unfinished = join(folder, `.${name}.unfinished`)
  await writeFile(unfinished, content, { mode: 0o600 })
  await rename(unfinished, join(folder, name))
}

// The operator's own files may lie beside ours.
const ours = /^\.?[0-9a-f-]{36}\.(eml|txt)(\.unfinished)?$/

/** Deletes the mails and texts of a folder that were written before `time`, in milliseconds since 1970. */
export async function deleteWrittenBefore(folder: string, time: number): Promise<void> {
  const names = await readdir(folder).catch(nothingWhereMissing)
  for (const name of names.filter((name) => ours.test(name))) {
    const path = join(folder, name)
    // A file may get its final name, or be deleted by another process, in the meantime.
    const written = await stat(path).catch(() => undefined)
    if (written && written.mtimeMs < time) await rm(path, { force: true })
  }
}

function nothingWhereMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}
