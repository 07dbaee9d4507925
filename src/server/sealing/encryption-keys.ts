import { hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const keyLength = 32

type Settings = { ENCRYPTION_KEYS?: Buffer[] | undefined; DATA_DIR: string }

/** The keys of a list with commas between them, or undefined where one of them is no 32 bytes in base64. */
export function parseKeys(list: string): Buffer[] | undefined {
  const keys = list.split(',').map((key) => parseKey(key.trim()))
  return keys.every((key) => key !== undefined) ? keys : undefined
}

function parseKey(text: string): Buffer | undefined {
  const key = Buffer.from(text, 'base64')
  // Buffer.from skips what is no base64.
  const isWhole = key.length === keyLength && key.toString('base64').replace(/=+$/, '') === text.replace(/=+$/, '')
  return isWhole ? key : undefined
}

/** The keys of the settings or else the one of the data folder, read when first asked for: many processes never need them. */
export function createKeys({ ENCRYPTION_KEYS, DATA_DIR }: Settings): () => Buffer[] {
  let keys: Buffer[] | undefined = ENCRYPTION_KEYS
  return () => {
    keys ??= [keyInFolder(DATA_DIR)]
    return keys
  }
}

/** What a key is called in backups and messages: eight digits, from which nobody learns anything of the key. */
export function nameOfKey(key: Buffer): string {
  return Buffer.from(hkdfSync('sha256', key, '', 'navi key name 1', 4)).toString('hex')
}

/** The names of the keys that are there; none where the data folder holds no key yet, and none is made. */
export function namesOfKeys({ ENCRYPTION_KEYS, DATA_DIR }: Settings): string[] {
  const isThere = ENCRYPTION_KEYS || readIfThere(fileIn(DATA_DIR)) !== undefined
  return isThere ? (ENCRYPTION_KEYS ?? [keyInFolder(DATA_DIR)]).map(nameOfKey) : []
}

const fileIn = (dataDir: string) => join(dataDir, 'requests.key')

/** The key that lies in the data folder, where no other is set. It is made when first needed. */
function keyInFolder(dataDir: string): Buffer {
  const file = fileIn(dataDir)
  const key = parseKey((readIfThere(file) ?? makeKey(dataDir, file)).trim())
  if (!key) throw new Error(`${file} does not hold a key of 32 bytes in base64`)
  return key
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}

/** Puts the key down whole or not at all, and takes the other's where another process was quicker. */
function makeKey(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const unfinished = `${file}.${randomUUID()}`
  writeFileSync(unfinished, `${randomBytes(keyLength).toString('base64')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(unfinished, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(unfinished)
  }
  return readFileSync(file, 'utf8')
}
