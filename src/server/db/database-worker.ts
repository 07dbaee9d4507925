// The embedded database, on a thread of its own because each of its queries holds the thread it runs on.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { shareBackend } from './shared-backend.ts'
import { smallSettings } from './small-settings.ts'

// The server itself holds one connection; the others are for commands that run beside it.
const MAX_CONNECTIONS = 10

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
