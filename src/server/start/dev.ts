import type { RequestListener } from 'node:http'
import { build } from 'esbuild'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { explain } from '#server/explained-error.ts'
import { serveServiceWorker } from '#server/pages/assets.ts'
import { mountPages } from '#server/pages/mount-pages.ts'
import type { Services } from '#server/services.ts'
import { serve } from './serve.ts'

/** The server of `npm run dev`: that of `main.ts`, but its pages are drawn from the sources. A change to the server's own files starts it anew. */
try {
  await serve({ env: process.env, say: console.log, addPages: addVitePages })
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

/** Pages from the sources: Vite stands before the app, answers for the files of the browser and reloads what changes. */
async function addVitePages(app: FastifyInstance, services: Services): Promise<void> {
  const ending = process.listeners('SIGTERM')
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: app.server } }, appType: 'custom' })
  // Vite's own would end the process before the database is closed.
  for (const listener of process.listeners('SIGTERM')) if (!ending.includes(listener)) process.off('SIGTERM', listener)
  app.addHook('preClose', () => vite.close())
  // Before the limits: one page is made of hundreds of sources.
  const [answer] = app.server.listeners('request') as RequestListener[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) =>
    vite.middlewares(request, response, () => answer?.(request, response)),
  )
  serveServiceWorker(app, await bundleServiceWorker())
  const readBuild = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
  // It takes seconds, which the first reader need not wait.
  await readBuild()
  mountPages(app, services, readBuild, { built: false })
}

/** It keeps no scripts: those of Vite change at will. */
async function bundleServiceWorker(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/web/service-worker/main.ts'],
    bundle: true,
    write: false,
    define: { buildVersion: '"dev"', wordAssets: '[]' },
  })
  return outputFiles[0]?.text ?? ''
}
