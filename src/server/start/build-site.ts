import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createApp } from '#server/app.ts'
import { serveChangeFeed } from '#server/pages/change-feed.ts'
import { serveCrawlers } from '#server/pages/crawlers.ts'
import { serveLlms } from '#server/pages/llms.ts'
import { serveSecurityContact } from '#server/pages/security-contact.ts'
import { serveManifest } from '#server/pages/web-manifest.ts'
import { createServices, type Services, type World } from '#server/services.ts'
import type { Config } from '#server/settings/config.ts'

/** What draws the pages: puts them on the finished API, with the files that browsers fetch for them. */
export type AddPages = (app: FastifyInstance, services: Services) => Promise<void>

type Parts = { config: Config; world: World; logger: Logger; say: (step: string) => void; addPages: AddPages }

/** The services, and the app that answers for them, with everything that browsers and programs fetch. */
export async function buildSite({ config, world, logger, say, addPages }: Parts) {
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
  return { services, app }
}
