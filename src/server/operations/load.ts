import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'

/** The mean turn of the event loop, in milliseconds, from which on everybody waits noticeably for everybody else. */
const mostDelay = 200
const looksEvery = 500
/** A pause of the machine or of the collector makes one look late. What keeps on has too much to do. */
const lateLooks = 2

/** Tells whether an app that listens has more to do than it can. Its start, which is slow, does not count. */
export function watchLoad(app: FastifyInstance): { isTooHigh: () => boolean } {
  const delays = monitorEventLoopDelay({ resolution: 10 })
  let late = 0
  let looking: NodeJS.Timeout | undefined

  function look() {
    // A loop that was held up all the while may have taken no sample: then nothing is known that was not known before.
    if (delays.count === 0) return
    late = delays.mean / 1e6 > mostDelay ? late + 1 : 0
    delays.reset()
  }

  app.addHook('onListen', async () => {
    delays.enable()
    looking = setInterval(look, looksEvery).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(looking)
    delays.disable()
  })
  return { isTooHigh: () => late >= lateLooks }
}
