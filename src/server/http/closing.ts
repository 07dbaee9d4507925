import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** For what is on its way, in milliseconds. With the database behind it a stop takes 7 seconds, and `docker stop` waits for 10. */
export const longestClosing = 6_000

/** Lets an app that closes wait for answers on their way, up to `limit` milliseconds, and for no connection without one. */
export function limitClosing(app: FastifyInstance, limit = longestClosing): void {
  const { server } = app
  // Browsers open connections ahead of need. To Node one that was never used is no idle one, and closing waits for it.
  const unused = new Set<Socket>()
  let isClosing = false
  let late: NodeJS.Timeout | undefined
  server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
  // Kept open for a next request, a connection would keep the server from closing. A stream told its headers long ago.
  app.addHook('onResponse', ({ socket }, _reply, done) => {
    if (isClosing) socket.end()
    done()
  })
  app.addHook('preClose', async () => {
    isClosing = true
    for (const socket of unused) socket.destroy()
    late = setTimeout(() => server.closeAllConnections(), limit)
  })
  app.addHook('onClose', async () => clearTimeout(late))
}
