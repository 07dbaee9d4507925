import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { promisify } from 'node:util'
import type { Model } from './models.ts'

/**
 * Fetches a model, holds its archive against its hash, and only then unpacks it: the folder is there whole or not at all.
 * @throws Error in words that say what was wrong
 */
export async function fetchModel({ name, url, bytes, sha256 }: Model, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const archive = join(folder, `${name}.part`)
  const unpacked = join(folder, `${name}.unpacking`)
  try {
    const response = await fetch(url).catch(() => undefined)
    if (!response?.ok || !response.body)
      throw new Error(`${url} can not be fetched (${response?.status ?? 'no answer'}).`)
    const hash = createHash('sha256')
    const body = Readable.fromWeb(response.body as ReadableStream<Uint8Array>)
    await pipeline(body, counted(bytes, hash), createWriteStream(archive))
    if (hash.digest('hex') !== sha256)
      throw new Error(`${url} is not what it was: its SHA-256 is another one. Nothing was kept.`)
    await rm(unpacked, { recursive: true, force: true })
    await mkdir(unpacked)
    await promisify(execFile)('tar', ['-xjf', archive, '-C', unpacked]).catch(() => {
      throw new Error('tar could not unpack it: are tar and bzip2 installed?')
    })
    await rm(join(folder, name), { recursive: true, force: true })
    await rename(join(unpacked, name), join(folder, name))
  } finally {
    await Promise.all([archive, unpacked].map((path) => rm(path, { recursive: true, force: true })))
  }
}

/** Lets through no more than the model has, and hashes it on the way. */
function counted(most: number, hash: ReturnType<typeof createHash>): Transform {
  let size = 0
  return new Transform({
    transform(part: Buffer, _, done) {
      size += part.length
      hash.update(part)
      done(size > most ? new Error('It is longer than the model.') : null, part)
    },
  })
}
