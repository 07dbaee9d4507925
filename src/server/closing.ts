import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** For what is on its way, in milliseconds: longer than a model's answer may take, and less than `docker stop` waits. */
export const longestClosing = 9_000

/** Lets an app that closes wait for answers on their way, up to `limit` milliseconds, and for no unused connection. */
export function limitClosing(app: FastifyInstance, limit = longestClosing): void {
  const { server } = app
  // Browsers open connections ahead of need. To Node one that was never used is no idle one, and closing waits for it.
  const unused = new Set<Socket>()
  let late: NodeJS.Timeout | undefined
  server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy()
    late = setTimeout(() => server.closeAllConnections(), limit)
  })
  app.addHook('onClose', async () => clearTimeout(late))
}
