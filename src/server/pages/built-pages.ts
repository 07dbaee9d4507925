import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { Services } from '#server/services.ts'
import { serveAssets, serveIcons, serveServiceWorker } from './assets.ts'
import { mountPages } from './mount-pages.ts'

/** Where this code lies once it is bundled. */
const buildFolder = import.meta.dirname

/** Pages as `npm run build` left them. */
export async function addBuiltPages(app: FastifyInstance, services: Services): Promise<void> {
  const pages = join(buildFolder, 'pages')
  serveAssets(app, join(pages, 'client/assets'))
  serveIcons(app, join(pages, 'client/icons'))
  serveServiceWorker(app, readFileSync(join(buildFolder, 'service-worker.js')))
  const build: ServerBuild = await import(pathToFileURL(join(pages, 'server/index.js')).href)
  mountPages(app, services, build, { built: true })
}
