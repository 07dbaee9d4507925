// The embedded database, on a thread of its own because each of its queries holds the thread it runs on.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { smallSettings } from './small-settings.ts'

// The server itself holds one connection; the others are for commands that run beside it.
const MAX_CONNECTIONS = 10

// Parse, Bind, Describe, Execute, Close, Flush: a statement sent in these parts is complete only after a Sync.
const UNFINISHED = new Set([...'PBDECH'].map((letter) => letter.charCodeAt(0)))

export type DatabaseWorkerData = { folder: string; socket: string }

const { folder, socket } = workerData as DatabaseWorkerData
const backend = await PGlite.create(folder, { startParams: [...PGlite.defaultStartParams, ...smallSettings] })
const server = new PGLiteSocketServer({
  db: shareBackend(backend, die),
  path: socket,
  maxConnections: MAX_CONNECTIONS,
})
await server.start()

parentPort?.on('message', async () => {
  await server.stop()
  await backend.close()
  process.exit(0)
})
parentPort?.postMessage('listening')

function die(error: unknown) {
  setImmediate(() => {
    throw error
  })
}

/**
 * Makes one backend safe for several connections of the socket server, which passes on one protocol message at a time:
 * between one client's Parse and its Bind another client's statement could slip in, and answer for it.
 * The server already keeps a transaction's messages together, so a statement under way is shown to it as a transaction.
 * `onBroken` is called where the backend throws, because the server's queue then never moves again.
 */
function shareBackend(backend: PGlite, onBroken: (error: unknown) => void): PGlite {
  let unfinished = false
  const execProtocolRawStream: PGlite['execProtocolRawStream'] = async (message, options) => {
    unfinished = UNFINISHED.has(message[0] ?? 0)
    await backend.execProtocolRawStream(message, options).catch((error: unknown) => {
      onBroken(error)
      throw error
    })
  }
  const isInTransaction = () => unfinished || backend.isInTransaction()
  const exec: PGlite['exec'] = (sql, options) => {
    unfinished = false
    return backend.exec(sql, options)
  }
  const own: Partial<PGlite> = { execProtocolRawStream, isInTransaction, exec }
  return new Proxy(backend, {
    get(target, key) {
      const value: unknown = Reflect.get(own, key) ?? Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
