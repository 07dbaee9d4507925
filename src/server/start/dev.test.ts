import { expect, test } from 'vitest'
import { launchBuiltServer, makeDataDir, untilReady } from '#testing/processes/built-server.ts'

/** What `npm run dev` starts, without the watch around it. */
function startDev() {
  const env = { DATA_DIR: makeDataDir(), NODE_OPTIONS: '--import=tsx', RATE_LIMIT: '12', LOG_LEVEL: 'info' }
  return untilReady(launchBuiltServer(env, { main: 'src/server/start/dev.ts' }))
}

async function read(address: string) {
  const reply = await fetch(address)
  return { status: reply.status, type: reply.headers.get('content-type'), text: await reply.text() }
}

test('the server for developers answers what the built one does, pages and their scripts too, and ends when it is told to', async () => {
  const { url, output, kill, ended } = await startDev()
  // Who has answers logged gets the steps of the start as lines of JSON too.
  expect(output()).toMatch(/^\{"level":30,.*"msg":"Navi is ready: http.*\}$/m)
  expect(output()).not.toMatch(/^(Reading|Navi)/m)
  expect(await read(`${url}/robots.txt`)).toMatchObject({ status: 200, text: expect.stringContaining('Sitemap: ') })
  expect(await read(`${url}/llms.txt`)).toMatchObject({ status: 200, text: expect.stringContaining('# ') })
  expect(await read(`${url}/changes.xml`)).toMatchObject({ status: 200, text: expect.stringContaining('<feed') })
  expect(await read(`${url}/icons/navi-192.png`)).toMatchObject({ status: 200, type: 'image/png' })
  expect(await read(`${url}/service-worker.js`)).toMatchObject({
    status: 200,
    type: 'text/javascript; charset=utf-8',
    text: expect.stringContaining('navi-offline-'),
  })
  const home = await read(`${url}/?lng=en`)
  expect(home).toMatchObject({ status: 200, text: expect.stringContaining('<html lang="en">') })
  expect(home.text).toMatch(/<h1[^>]*>/)
  const gallery = await read(`${url}/gallery?lng=es`)
  expect(gallery).toMatchObject({ status: 200, text: expect.stringContaining('MoneySticker') })
  expect(gallery.text).toContain('<html lang="es">')
  expect(await read(`${url}/src/web/entry.client.tsx`)).toMatchObject({ status: 200, type: 'text/javascript' })
  expect(await read(`${url}/api/drug_prices?drug_id=ozempic`)).toMatchObject({
    status: 200,
    text: expect.stringContaining('ozempic'),
  })
  // As many as the pages of some visits need: they count against no limit.
  for (let times = 0; times < 15; times += 1)
    expect((await fetch(`${url}/src/web/entry.client.tsx`, { method: 'HEAD' })).status).toBeLessThan(400)
  kill('SIGTERM')
  expect(await ended, output()).toBe(0)
}, 150_000)
