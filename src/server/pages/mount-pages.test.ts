import { fastify } from 'fastify'
import type { ServerBuild } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '#testing/test-app.ts'
import { mountPages } from './mount-pages.ts'

/** Pages that count how often they are rendered: one may be kept, the other says that it may not. */
function countingPages(): ServerBuild {
  let renders = 0
  const page = (path: string, module: object) => ({
    id: path,
    path,
    parentId: 'root',
    module: { ...module, default: () => null },
  })
  const routes = {
    root: { id: 'root', path: '', module: { default: () => null } },
    kept: page('kept', {}),
    fresh: page('fresh', { headers: () => ({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }) }),
  }
  return {
    entry: {
      module: {
        default: (_request: Request, status: number, headers: Headers) => {
          renders += 1
          headers.set('Content-Type', 'text/html; charset=utf-8')
          return new Response(`<p>Rendered ${renders}</p>`, { status, headers })
        },
      },
    },
    routes,
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  } as unknown as ServerBuild
}

async function openPages() {
  const { services } = await testApp()
  const app = fastify()
  onTestFinished(() => app.close())
  mountPages(app, services, countingPages(), { built: true })
  return app
}

test('a finished page is kept and sent again', async () => {
  const app = await openPages()
  const first = await app.inject('/kept')
  const second = await app.inject('/kept')
  expect(first.body).toBe('<p>Rendered 1</p>')
  expect(second.body).toBe(first.body)
  expect(second.headers['cache-control']).toBe('private, no-cache')
})

test('a page that says no-store is rendered anew each time, and its headers reach the reader', async () => {
  const app = await openPages()
  expect((await app.inject('/fresh')).body).toBe('<p>Rendered 1</p>')
  const second = await app.inject('/fresh')
  expect(second.body).toBe('<p>Rendered 2</p>')
  expect(second.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
})
