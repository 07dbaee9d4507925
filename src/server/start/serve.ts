import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Logger } from 'pino'
import { explainStart } from '#server/db/explain-start.ts'
import { explainListen } from '#server/explained-error.ts'
import { longestClosing } from '#server/http/closing.ts'
import { logOutput } from '#server/operations/log-output.ts'
import { createLogger } from '#server/operations/logger.ts'
import type { Services } from '#server/services.ts'
import { readConfig } from '#server/settings/config.ts'
import type { AddPages } from './build-site.ts'
import { openWorld, type ReadCatalogue } from './open-world.ts'

/** For the database to write everything down, in milliseconds. */
const closingBehind = 900

interface Start {
  env: Record<string, string | undefined>
  /** Hears each step, and the address last; where `LOG_LEVEL` is `info`, the log does. */
  say: (step: string) => void
  addPages: AddPages
  /** In the place of reading and checking all of it. */
  readCatalogue?: ReadCatalogue
}

/** Opens the world, builds everything, listens. */
export async function serve({ env, say: print, addPages, readCatalogue }: Start): Promise<void> {
  const config = readConfig(env)
  const logger = createLogger(config.LOG_LEVEL, logOutput())
  // Who has all answers logged has a program read them, and that takes each line for JSON.
  const say = logger.isLevelEnabled('info') ? (step: string) => logger.info(step.trim()) : print
  const explained = (error: unknown) => Promise.reject(explainStart(error, config))
  // The database opens on a thread or a machine of its own, while the code is loaded here.
  const [world, { buildSite }] = await Promise.all([
    openWorld(config, logger, say, readCatalogue).catch(explained),
    import('./build-site.ts'),
  ])
  const { services, app } = await buildSite({ config, world, logger, say, addPages })

  let working = Promise.resolve()
  const stop = async (signal: string) => {
    logger.info({ signal }, 'stopping')
    services.readiness.stop()
    await sleep(config.CLOSE_AFTER * 1_000)
    // What hangs, such as a database, is left to hang.
    setTimeout(() => process.exit(1), longestClosing + closingBehind).unref()
    await working
    services.conversations.stopSweeping()
    services.intake.stopSweeping()
    services.upkeep.stop()
    services.budgets.stopWatching()
    services.minuteCounts.stopSharing()
    await Promise.all([app.close(), services.delivery.stop(longestClosing)])
    await world.database.close()
    process.exit(0)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  say('Filling the directory of local help …')
  await services.communities.prepare().catch(explained)
  services.chat.prepare()
  working = startWork(services, logger).catch(explained)
  await app.listen({ host: config.HOST, port: config.PORT }).catch((error: unknown) => {
    throw explainListen(error, config)
  })
  const { port } = app.server.address() as { port: number }
  say(`Navi is ready: http://${config.HOST}:${port}`)
  // Nobody waits for these two.
  await working
  giveBackMemory()
}

async function startWork(
  { conversations, intake, upkeep, delivery, budgets, minuteCounts }: Services,
  logger: Logger,
): Promise<void> {
  await conversations.startSweeping(logger)
  await intake.startSweeping(logger)
  await upkeep.start(logger)
  await delivery.start(logger)
  await budgets.startWatching(logger)
  minuteCounts.startSharing(logger)
}

/**
 * Gives back what a start leaves behind, 40 MB in a fifth of a second. By itself V8 would keep it until it needs the room,
 * and that may be never: a site at rest makes little garbage.
 */
function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  // V8 gives back whole pages, and what stays lies on half of each: this once it is moved together.
  setFlagsFromString('--compact-on-every-full-gc')
  runInNewContext('gc')()
  setFlagsFromString('--no-compact-on-every-full-gc')
}
