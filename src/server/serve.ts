import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { explainStart } from './db/explain-start.ts'
import { explainListen } from './explained-error.ts'
import { longestClosing } from './http/closing.ts'
import { openWorld, type ReadCatalogue } from './open-world.ts'
import { logOutput } from './operations/log-output.ts'
import { createLogger } from './operations/logger.ts'
import { serveChangeFeed } from './pages/change-feed.ts'
import { serveCrawlers } from './pages/crawlers.ts'
import { serveLlms } from './pages/llms.ts'
import { serveManifest } from './pages/manifest.ts'
import { serveSecurityContact } from './pages/security-contact.ts'
import { createServices, type Services } from './services.ts'

/** For the database to write everything down, in milliseconds. */
const closingBehind = 900

/** What draws the pages: puts them on the finished API, with the files that browsers fetch for them. */
type AddPages = (app: FastifyInstance, services: Services) => Promise<void>

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
  const world = await openWorld(config, logger, say, readCatalogue).catch(explained)
  const services = createServices(config, world)
  services.signer.prepare()
  if (!services.knowsDeliveryCity)
    say(
      `${config.OPERATOR_FILE}: delivery.city is in no list of ours, so everyone who asks about delivery is told to ask you.`,
    )
  const app = await createApp(services, logger)
  serveManifest(app)
  serveCrawlers(app, services)
  serveChangeFeed(app, services)
  serveLlms(app, services)
  serveSecurityContact(app, services)
  await addPages(app, services)

  const stop = async (signal: string) => {
    logger.info({ signal }, 'stopping')
    services.readiness.stop()
    await sleep(config.CLOSE_AFTER * 1_000)
    // What hangs, such as a database, is left to hang.
    setTimeout(() => process.exit(1), longestClosing + closingBehind).unref()
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
  await startWork(services, logger).catch(explained)
  giveBackMemory()
  await app.listen({ host: config.HOST, port: config.PORT }).catch((error: unknown) => {
    throw explainListen(error, config)
  })
  const { port } = app.server.address() as { port: number }
  say(`Navi is ready: http://${config.HOST}:${port}`)
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
