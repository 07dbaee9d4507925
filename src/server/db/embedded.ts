import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { DatabaseLog } from './database-log.ts'
import type { DatabaseWorkerData } from './database-worker.ts'
import { DamagedDatabaseError, damagedFiles } from './explain-start.ts'

// unix(7): sun_path holds 108 bytes, one of them the closing zero; macOS has 104.
const LONGEST_SOCKET_PATH = 103
const CLOSING_TIME = 5_000

type Options = { dataDir: string; log: DatabaseLog; onFatal: (error: Error) => void }

const hasDatabase = (folder: string) => existsSync(join(folder, 'PG_VERSION'))

/** Whether an embedded database was ever made in this data folder. */
export const holdsDatabase = (dataDir: string) => hasDatabase(join(dataDir, 'database'))

/** Runs the embedded database in a worker. A worker that dies is started again once; the second death is fatal. */
export async function startEmbedded({ dataDir, log, onFatal }: Options) {
  const data = { folder: join(dataDir, 'database'), socket: join(socketFolder(dataDir), '.s.PGSQL.5432') }
  const isMade = prepareFolder(data.folder)
  if (!hasDatabase(data.folder)) await makeDatabase(data)
  let restarted = false
  let closing = false

  async function start() {
    const { worker, exited } = await startWorker(data)
    exited.then((error) => {
      if (!closing) restart(error)
    })
    return { worker, exited }
  }

  function restart(error: Error) {
    log.error({ err: error }, 'the embedded database has died')
    if (restarted) return onFatal(error)
    restarted = true
    running = start()
    running.then(() => log.warn({}, 'the embedded database is running again'), onFatal)
  }

  let running = start()
  await running.catch((error: unknown) => {
    throw damagedFiles(data.folder, error)
  })
  isMade()

  return {
    /** Lets the database write everything down and ends its thread. */
    async close() {
      closing = true
      const { worker, exited } = await running
      worker.postMessage('close')
      await Promise.race([exited, sleep(CLOSING_TIME, undefined, { ref: false })])
      await worker.terminate()
      rmSync(data.socket, { force: true })
    },
  }
}

/**
 * Makes the folder of the embedded database, where there is none, and returns what is to be called once the database has
 * opened. PGlite takes any folder without the file PG_VERSION for an empty one, and would write over what is in it.
 * @throws DamagedDatabaseError
 */
function prepareFolder(folder: string): () => void {
  // Within the folder, so that it goes with what it is about when a copy is put in its place.
  const unfinished = join(folder, 'navi.unfinished')
  // A process was killed while it made its first database, in which nobody has written yet.
  if (existsSync(unfinished)) rmSync(folder, { recursive: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (hasDatabase(folder)) return () => {}
  if (readdirSync(folder).length > 0) throw new DamagedDatabaseError(folder, 'it holds files, but not PG_VERSION')
  writeFileSync(unfinished, '', { mode: 0o600 })
  return () => rmSync(unfinished, { force: true })
}

/** Makes the first database on a thread that ends, because the memory that it takes to make one is never given back: 450 MB. */
async function makeDatabase(data: DatabaseWorkerData): Promise<void> {
  const { worker, exited } = await startWorker(data)
  worker.postMessage('close')
  await exited
}

/** Resolves when the worker listens. `exited` resolves, never rejects, with the reason when it has ended. */
async function startWorker(workerData: DatabaseWorkerData) {
  // A killed process leaves its socket behind; the folder's lock says that nobody listens there now.
  rmSync(workerData.socket, { force: true })
  const worker = new Worker(...workerSource(workerData))
  let reason: Error | undefined
  worker.on('error', (error) => {
    reason = error
  })
  const exited = new Promise<Error>((ended) => {
    worker.once('exit', (code) => ended(reason ?? new Error(`the embedded database ended with code ${code}`)))
  })
  const listening = new Promise((listens) => worker.once('message', listens))
  const failed = await Promise.race([listening.then(() => undefined), exited])
  if (failed) throw failed
  return { worker, exited }
}

function workerSource(workerData: DatabaseWorkerData): ConstructorParameters<typeof Worker> {
  if (import.meta.url.endsWith('.js')) return [new URL('./database-worker.js', import.meta.url), { workerData }]
  // From the sources: Node 20 gives a worker neither its parent's loaders nor a loader named in execArgv.
  const source = JSON.stringify(new URL('./database-worker.ts', import.meta.url).href)
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}) })`
  return [load, { workerData, eval: true, execArgv: [] }]
}

/** The folder of the database's socket: the data folder, or a private one where that path is too long for a socket. */
export function socketFolder(dataDir: string) {
  const folder = resolve(dataDir)
  if (Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= LONGEST_SOCKET_PATH) return folder
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  const short = join(tmpdir(), `navi-${name}`)
  mkdirSync(short, { recursive: true, mode: 0o700 })
  const { uid, mode } = lstatSync(short)
  // Anyone may make a folder in the shared temporary one; a stranger's would let him read every query.
  if ((process.getuid && uid !== process.getuid()) || mode & 0o077) {
    throw new Error(`${short} is not private to this user. Remove it, or use a DATA_DIR with a shorter path.`)
  }
  return short
}
