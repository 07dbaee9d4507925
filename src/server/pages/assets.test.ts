import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { serveIcons, serveServiceWorker } from './assets.ts'

function openApp(code = 'let build = 1') {
  const app = fastify()
  onTestFinished(() => app.close())
  serveServiceWorker(app, code)
  serveIcons(app, 'public/icons')
  return app
}

test('the service worker is a script that browsers ask for anew each time, with a tag of its own', async () => {
  const app = openApp()
  const reply = await app.inject('/service-worker.js')
  expect(reply.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  })
  const headers = { 'if-none-match': String(reply.headers.etag) }
  expect((await app.inject({ url: '/service-worker.js', headers })).statusCode).toBe(304)
  expect((await openApp('let build = 2').inject({ url: '/service-worker.js', headers })).statusCode).toBe(200)
})

test('the icons are sent as pictures', async () => {
  const reply = await openApp().inject('/icons/navi-192.png')
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/png'])
  expect(reply.rawPayload.subarray(1, 4).toString()).toBe('PNG')
})
