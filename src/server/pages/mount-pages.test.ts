import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { fastify } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cookieJar } from '#testing/app/cookie-jar.ts'
import { smallPages } from '#testing/app/small-pages.ts'
import { testApp } from '#testing/app/test-app.ts'
import { mountPages } from './mount-pages.ts'

/** Pages that count how often they are rendered: one may be kept, the other says that it may not. */
function countingPages() {
  let renders = 0
  const render = (_request: Request, status: number, headers: Headers) => {
    renders += 1
    headers.set('Content-Type', 'text/html; charset=utf-8')
    return new Response(`<p>Rendered ${renders}</p>`, { status, headers })
  }
  const fresh = { headers: () => ({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }) }
  return smallPages({ kept: {}, fresh }, { default: render })
}

async function openPages() {
  const { services } = await testApp()
  const app = fastify()
  onTestFinished(() => app.close())
  mountPages(app, services, countingPages(), { built: true })
  return app
}

test('a page that leads on keeps the language that was asked for', async () => {
  const { services } = await testApp()
  const app = fastify()
  onTestFinished(() => app.close())
  const to = (location: string) => ({ loader: () => new Response(null, { status: 302, headers: { location } }) })
  mountPages(app, services, smallPages({ moved: to('/kept?drug=ozempic'), away: to('/kept') }, {}), { built: true })
  expect((await app.inject('/moved?lng=es')).headers.location).toBe('/kept?drug=ozempic&lng=es')
  expect((await app.inject('/away?lng=es')).headers.location).toBe('/kept?lng=es')
  expect((await app.inject('/moved?lng=xx')).headers.location).toBe('/kept?drug=ozempic')
})

test('a language that was chosen goes on to the next page without scripts, also from a page that is kept', async () => {
  const app = await openPages()
  for (const url of ['/kept?lng=es', '/kept?lng=es', '/fresh?lng=es', '/nowhere?lng=es']) {
    expect((await app.inject(url)).headers['set-cookie']).toMatch(/^i18next=es; Path=\/; Max-Age=\d+; SameSite=Lax$/)
  }
  for (const url of ['/kept', '/kept?lng=xx']) expect((await app.inject(url)).headers).not.toHaveProperty('set-cookie')
})

test('a finished page is kept and sent again', async () => {
  const app = await openPages()
  const first = await app.inject('/kept')
  const second = await app.inject('/kept')
  expect(first.body).toBe('<p>Rendered 1</p>')
  expect(second.body).toBe(first.body)
  expect(second.headers['cache-control']).toBe('private, no-cache')
})

test('who asks for a page at once waits for the same render, and each gets an own one of what is not kept', async () => {
  const app = await openPages()
  const atOnce = async (url: string) => {
    const replies = await Promise.all([app.inject(url), app.inject(url), app.inject(url)])
    return new Set(replies.map(({ body }) => body))
  }
  expect(await atOnce('/kept')).toEqual(new Set(['<p>Rendered 1</p>']))
  expect(await atOnce('/kept?lng=es')).toEqual(new Set(['<p>Rendered 2</p>']))
  expect((await atOnce('/fresh')).size).toBe(3)
})

test('a render that fails is not waited for again', async () => {
  const { app, services } = await testApp()
  let renders = 0
  const render = (_request: Request, status: number, headers: Headers) => {
    renders += 1
    if (renders === 1) throw new Error('no page')
    return new Response('<p></p>', { status, headers })
  }
  mountPages(app, services, smallPages({ page: {} }, { default: render }), { built: true })
  const failed = await Promise.all([app.inject('/page'), app.inject('/page')])
  expect(failed.map(({ statusCode }) => statusCode)).toContain(500)
  expect((await app.inject('/page')).statusCode).toBe(200)
})

test('a page is rendered anew after midnight Eastern, when answers end and begin', async () => {
  const app = await openPages()
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01T04:59:59Z') })
  expect((await app.inject('/kept')).body).toBe('<p>Rendered 1</p>')
  expect((await app.inject('/kept')).body).toBe('<p>Rendered 1</p>')
  vi.setSystemTime(new Date('2027-01-01T05:00:00Z'))
  expect((await app.inject('/kept')).body).toBe('<p>Rendered 2</p>')
})

test('a page that says no-store is rendered anew each time, and its headers reach the reader', async () => {
  const app = await openPages()
  expect((await app.inject('/fresh')).body).toBe('<p>Rendered 1</p>')
  const second = await app.inject('/fresh')
  expect(second.body).toBe('<p>Rendered 2</p>')
  expect(second.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
})

test('a page that is not there is no page that one has already', async () => {
  const app = await openPages()
  expect((await app.inject({ url: '/nowhere', headers: { 'if-none-match': '*' } })).statusCode).toBe(404)
  expect((await app.inject({ url: '/kept', headers: { 'if-none-match': '*' } })).statusCode).toBe(304)
})

test('who waits too long for a page is told to come back, on a page in their language', async () => {
  const { app, services } = await testApp()
  let isSlow = true
  const late = { loader: () => (isSlow ? new Promise(() => undefined) : null) }
  const render = (_request: Request, status: number, headers: Headers) => new Response('<p></p>', { status, headers })
  mountPages(app, services, smallPages({ late }, { default: render }), { built: true, longest: 50 })
  for (const [lng, again] of [
    ['en', 'Try again'],
    ['es', 'Intentar otra vez'],
  ]) {
    const { statusCode, headers, body } = await app.inject({
      url: `/late?lng=${lng}`,
      headers: { accept: 'text/html' },
    })
    expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
    expect(body).toContain(`lang="${lng}"`)
    expect(body).toContain(again)
  }
  isSlow = false
  expect((await app.inject('/late')).statusCode).toBe(200)
})

test('an encoding that a reader refuses is not sent', async () => {
  const app = await openPages()
  const encoding = async (accepted: string) =>
    (await app.inject({ url: '/kept', headers: { 'accept-encoding': accepted } })).headers['content-encoding']
  expect(await encoding('br;q=0, gzip')).toBe('gzip')
  expect(await encoding('gzip; q=0.0, br;q=0.5')).toBe('br')
  expect(await encoding('br;q=0,gzip;q=0')).toBe(undefined)
})

test('a page that is kept reads the same in every encoding, time and again', async () => {
  const app = await openPages()
  const read = async (accepted: string) =>
    (await app.inject({ url: '/kept', headers: { 'accept-encoding': accepted } })).rawPayload
  const html = '<p>Rendered 1</p>'
  for (const time of ['first', 'second']) {
    expect(brotliDecompressSync(await read('br')).toString(), time).toBe(html)
    expect(gunzipSync(await read('gzip')).toString(), time).toBe(html)
    expect((await read('identity')).toString(), time).toBe(html)
  }
})

/** A page that says what its reader has told, and how often it was rendered. */
async function openTellingPages() {
  const { app: api, services } = await testApp()
  let renders = 0
  const loader = ({ context }: { context: { person?: { told: object } } }) => ({ told: context.person?.told })
  const render = (_: Request, status: number, headers: Headers, { staticHandlerContext }: Rendered) => {
    renders += 1
    headers.set('Content-Type', 'text/html; charset=utf-8')
    return new Response(`Rendered ${renders}: ${JSON.stringify(staticHandlerContext.loaderData)}`, { status, headers })
  }
  const app = fastify()
  onTestFinished(() => app.close())
  mountPages(app, services, smallPages({ kept: { loader }, offline: { loader } }, { default: render }), { built: true })
  const jar = cookieJar(api)
  await jar.ask({ method: 'POST', url: '/api/person', payload: { topic: 'place', answer: '33125' } })
  return { app, cookie: jar.header() }
}
type Rendered = { staticHandlerContext: { loaderData: object } }

test('a page for who has told something is for that reader alone, whoever comes first', async () => {
  const { app, cookie } = await openTellingPages()
  const told = () => app.inject({ url: '/kept', headers: { cookie } })
  const anybody = () => app.inject('/kept')
  for (const reply of [await told(), await told()]) {
    expect(reply.body).toContain('33125')
    expect(reply.headers['cache-control']).toBe('private, no-store')
    expect(reply.headers.vary).toContain('Cookie')
  }
  const kept = await anybody()
  expect(kept.body).not.toContain('33125')
  expect((await told()).body).toContain('33125')
  expect((await anybody()).body).toBe(kept.body)
})

test('the page for the time without internet, which is kept on the device, holds nothing of its reader', async () => {
  const { app, cookie } = await openTellingPages()
  expect((await app.inject({ url: '/offline?lng=es', headers: { cookie } })).body).not.toContain('33125')
})

test('facts that can not be read are gone after the page that says so', async () => {
  const { app } = await openTellingPages()
  const reply = await app.inject({ url: '/kept', headers: { cookie: 'navi_person=forged.x' } })
  expect(reply.headers['cache-control']).toBe('private, no-store')
  expect([reply.headers['set-cookie']].flat()).toContainEqual(expect.stringMatching(/^navi_person=;.*Max-Age=0$/))
})
