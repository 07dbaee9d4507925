import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { ExplainedError, explainRead, explainWrite } from '#server/explained-error.ts'
import { type Manifest, manifestSchema } from './manifest.ts'

const firstLine = 'navi backup 1'
const lastWord = 'manifest'
/** In characters: far more than any row has. Without an end, what unpacks to one line would take all memory. */
const longestLine = 10_000_000
const name = z.string().regex(/^[a-z_]+$/)

/** One row of a table, as the JSON that the database made of it. */
export type ArchivedRow = { table: string; row: string }

/**
 * Writes rows and then a manifest into a new file: gzip of a first line, one line a row, and the manifest with the
 * SHA-256 of all before it. The file is there whole or not at all.
 * @throws ExplainedError where the file is there already or can't be written
 */
export async function writeArchive(
  file: string,
  rows: AsyncIterable<ArchivedRow>,
  manifestOf: () => Omit<Manifest, 'sha256'>,
): Promise<Manifest> {
  const hash = createHash('sha256')
  let manifest: Manifest | undefined
  const hashed = (line: string) => {
    hash.update(`${line}\n`)
    return `${line}\n`
  }
  async function* lines() {
    yield hashed(firstLine)
    for await (const { table, row } of rows) yield hashed(`${table} ${row}`)
    manifest = { ...manifestOf(), sha256: hash.digest('hex') }
    yield `${lastWord} ${JSON.stringify(manifest)}\n`
  }
  const unfinished = `${file}.${process.pid}.unfinished`
  try {
    await pipeline(lines, createGzip(), createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }))
    await giveName(unfinished, file)
    return manifest as Manifest
  } catch (error) {
    throw explainWrite(error, file)
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** Gives a file a name that no other has. Not by a hard link: shares of Windows, such as Azure Files, have none. */
async function giveName(unfinished: string, file: string): Promise<void> {
  await writeFile(file, '', { flag: 'wx', mode: 0o600 })
  await rename(unfinished, file)
}

/**
 * Reads a file to its end, gives each row to `take`, and returns the manifest once all before it is proved by its SHA-256.
 * @throws ExplainedError where the file can't be read, is no backup, damaged, cut off, or of a newer form
 */
export async function readArchive(
  file: string,
  take: (row: ArchivedRow) => Promise<void> | void = () => {},
): Promise<Manifest> {
  const hash = createHash('sha256')
  let number = 0
  let manifest: Manifest | undefined

  async function readLine(line: string): Promise<void> {
    if (manifest || line.length > longestLine) throw damaged(file)
    if (number++ === 0) checkFirstLine(file, line)
    const end = line.indexOf(' ')
    const [table, row] = [line.slice(0, end), line.slice(end + 1)]
    if (table === lastWord) {
      manifest = manifestSchema.parse(JSON.parse(row))
      if (manifest.sha256 !== hash.digest('hex')) throw damaged(file)
      return
    }
    hash.update(`${line}\n`)
    if (number > 1) await take({ table: name.parse(table), row })
  }

  // Where reading a line fails, the pipeline may only say that it was aborted.
  let failure: unknown
  const readLines = async (source: AsyncIterable<Buffer>) => {
    for await (const line of linesOf(source))
      await readLine(line).catch((error: unknown) => {
        failure = error
        throw error
      })
  }
  await pipeline(createReadStream(file), createGunzip(), readLines).catch((error: unknown) => {
    throw explain(file, failure ?? error)
  })
  if (!manifest) throw damaged(file)
  return manifest
}

/** Lines one by one; the beginning of one that is too long comes as it is. */
async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of source) {
    // Only what is new is looked through for the end of a line.
    const [first = '', ...others] = decoder.decode(bytes, { stream: true }).split('\n')
    const lines = [rest + first, ...others]
    rest = lines.pop() ?? ''
    yield* lines
    if (rest.length > longestLine) yield rest
  }
  if (rest !== '') yield rest
}

function checkFirstLine(file: string, line: string): void {
  if (line === firstLine) return
  if (/^navi backup \d+$/.test(line))
    throw new BackupError(`${file} was made by a newer Navi. Restore it with that one. Nothing was changed.`)
  throw new BackupError(`${file} is no backup of Navi. Nothing was changed.`)
}

function explain(file: string, error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException
  const isBroken = code.startsWith('Z_') || error instanceof z.ZodError || error instanceof SyntaxError
  return isBroken ? damaged(file, error) : explainRead(error, file)
}

function damaged(file: string, cause?: unknown): BackupError {
  return new BackupError(`${file} is damaged or was cut off. Nothing was changed. Use another backup.`, cause)
}

/** Why there is no backup, or why it is not restored; the message says what to do, and that nothing was changed. */
export class BackupError extends ExplainedError {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'BackupError'
  }
}
