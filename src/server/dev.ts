import { pino } from 'pino'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { openWorld } from './open-world.ts'
import { serveManifest } from './pages/manifest.ts'
import { mountPages } from './pages/mount-pages.ts'
import { createServices } from './services.ts'

/**
 * The server of `npm run dev`: Vite runs inside it, answers for the sources of the browser and reloads them;
 * what Vite does not know goes on to the API and the pages. A change to the server's own files starts it anew.
 */
const config = readConfig(process.env)
const logger = pino({ level: config.LOG_LEVEL })
const services = createServices(config, await openWorld(config, logger, console.log))
const app = await createApp(services, logger)
const vite = await createServer({ server: { middlewareMode: true, hmr: { server: app.server } }, appType: 'custom' })

app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done))
serveManifest(app)
mountPages(app, services, () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>, {
  built: false,
})
await services.conversations.startSweeping(logger)
await services.intake.startSweeping(logger)
await services.upkeep.start(logger)
await services.delivery.start(logger)
await services.budgets.startWatching(logger)
await app.listen({ host: config.HOST, port: config.PORT })
console.log(`Navi is ready for changes: http://${config.HOST}:${config.PORT}`)
