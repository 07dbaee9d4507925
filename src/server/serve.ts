import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type Logger, pino } from 'pino'
import type { ServerBuild } from 'react-router'
import { createApp } from './app.ts'
import { CatalogueError } from './catalogue/checks/problems.ts'
import { longestClosing } from './closing.ts'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import { DamagedDatabaseError } from './db/damaged.ts'
import { explainStart, UnreachableDatabaseError } from './db/explain-start.ts'
import { FolderInUseError } from './db/lock.ts'
import { openWorld } from './open-world.ts'
import { serveAssets } from './pages/assets.ts'
import { serveChangeFeed } from './pages/change-feed.ts'
import { serveCrawlers } from './pages/crawlers.ts'
import { serveIcons } from './pages/icons.ts'
import { serveLlms } from './pages/llms.ts'
import { serveManifest } from './pages/manifest.ts'
import { mountPages } from './pages/mount-pages.ts'
import { serveSecurityContact } from './pages/security-contact.ts'
import { serveServiceWorker } from './pages/service-worker.ts'
import { createServices, type Services } from './services.ts'

const pages = join(import.meta.dirname, 'pages')
const explainedErrors = [ConfigError, CatalogueError, FolderInUseError, DamagedDatabaseError, UnreachableDatabaseError]
/** For the database to write everything down, in milliseconds. */
const closingBehind = 900

/** Opens the world, builds everything, listens; says each step with `say`, and the address last. */
export async function serve(env: Record<string, string | undefined>, say: (step: string) => void): Promise<void> {
  const config = readConfig(env)
  // A write for each line took a third of the time of an answer; what is left in memory is written when the process ends.
  const logger = pino({ level: config.LOG_LEVEL }, pino.destination({ minLength: 8192, periodicFlush: 500 }))
  const explained = (error: unknown) => Promise.reject(explainStart(error, config))
  const world = await openWorld(config, logger, say).catch(explained)
  const services = createServices(config, world)
  services.signer.prepare()
  if (!services.knowsDeliveryCity)
    say(
      `${config.OPERATOR_FILE}: delivery.city is in no list of ours, so everyone who asks about delivery is told to ask you.`,
    )
  const app = await createApp(services, logger)
  serveAssets(app, join(pages, 'client/assets'))
  serveIcons(app, join(pages, 'client/icons'))
  serveManifest(app)
  serveServiceWorker(app, join(import.meta.dirname, 'service-worker.js'))
  serveCrawlers(app, services)
  serveChangeFeed(app, services)
  serveLlms(app, services)
  serveSecurityContact(app, services)
  const build: ServerBuild = await import(pathToFileURL(join(pages, 'server/index.js')).href)
  mountPages(app, services, build, { built: true })

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
  await app.listen({ host: config.HOST, port: config.PORT })
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

/** Whether a failed start says by itself, in its message, what to do. */
export function isExplained(error: unknown): error is Error {
  return explainedErrors.some((kind) => error instanceof kind)
}
