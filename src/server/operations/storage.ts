import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

const megabyte = 2 ** 20

/** In bytes: below `low` somebody should look, below `full` a write may fail at any moment. */
const limits = { low: 512 * megabyte, full: 32 * megabyte }

export type Storage = ReturnType<typeof createStorage>

/** What is left of the disk that a folder is on. */
export function createStorage(folder: string, { low, full } = limits) {
  return {
    folder,
    /** Megabytes that are left, and whether that is little or nothing. A disk that says nothing of itself counts as fine. */
    async check(): Promise<{ left: number; state: 'fine' | 'low' | 'full' }> {
      const left = await freeBytes(resolve(folder)).catch(() => Number.POSITIVE_INFINITY)
      return { left: Math.floor(left / megabyte), state: left < full ? 'full' : left < low ? 'low' : 'fine' }
    },
  }
}

/** Of the folder, or before it is made of the one that it is to be in. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(folder) === folder) throw error
    return freeBytes(dirname(folder))
  }
}
