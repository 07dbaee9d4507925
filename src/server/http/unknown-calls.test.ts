import { METHODS } from 'node:http'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { en } from '#i18n/en.ts'
import { es } from '#i18n/es.ts'
import { smallPages } from '#testing/app/small-pages.ts'
import { testApp } from '#testing/app/test-app.ts'
import { mountPages } from '../pages/mount-pages.ts'

const words = { en: en.errors, es: es.errors }
const languages = ['en', 'es'] as const

/** The API as readers reach it: with pages behind it, which answer every other address. */
async function siteApp() {
  const { app, services } = await testApp({ env: { RATE_LIMIT: '100000' } })
  const page = (_request: Request, status: number, headers: Headers) =>
    new Response('<p>A page</p>', { status, headers })
  mountPages(app, services, smallPages({ '*': {} }, { default: page }), { built: true })
  return app
}

/** Every path of the contract, with the methods it is called by. */
async function contractPaths(app: Awaited<ReturnType<typeof siteApp>>): Promise<[path: string, methods: string[]][]> {
  const { paths } = (await app.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>()
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/'))
    .map(([path, calls]) => [path, Object.keys(calls).map((method) => method.toUpperCase())])
}

test.each(languages)(
  '%s: an address under /api that is no call is a 404 in JSON, whatever one asks for',
  async (lng) => {
    const app = await siteApp()
    const notFound = { response_code: 404, code: 'not_found', message: words[lng].not_found }
    for (const path of ['', '/', '/nowhere', '/a/b.json', '/all_drug_list/x', '/realtime_sessions']) {
      for (const accept of ['text/html', 'application/json', '*/*']) {
        for (const method of ['GET', 'POST', 'PUT', 'OPTIONS'] as const) {
          const reply = await app.inject({ method, url: `/api${path}`, headers: { accept, 'accept-language': lng } })
          expect([method, path, reply.statusCode, reply.headers['content-type']]).toEqual([
            ...[method, path, 404],
            'application/json; charset=utf-8',
          ])
          expect(reply.json()).toEqual(notFound)
        }
      }
    }
  },
)

test.each(languages)('%s: another method on a path of the contract is a 405 that names the right ones', async (lng) => {
  const app = await siteApp()
  const paths = await contractPaths(app)
  expect(paths.length).toBeGreaterThan(20)
  for (const [path, methods] of paths) {
    const allowed = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort()
    for (const method of METHODS.filter((each) => !['CONNECT', ...allowed].includes(each))) {
      for (const url of [path, `${path}/?lng=${lng}`]) {
        const options = { method: method as InjectOptions['method'], url, payload: {} }
        const { statusCode, headers, body } = await app.inject({ ...options, headers: { 'accept-language': lng } })
        expect([method, url, statusCode, headers.allow]).toEqual([method, url, 405, allowed.join(', ')])
        if (method !== 'HEAD')
          expect(JSON.parse(body)).toEqual({
            response_code: 405,
            code: 'method_not_allowed',
            message: words[lng].method_not_allowed,
          })
      }
    }
  }
})

test('OPTIONS on a path of the contract names its methods', async () => {
  const app = await siteApp()
  for (const [path, methods] of await contractPaths(app)) {
    const { statusCode, headers, body } = await app.inject({ method: 'OPTIONS', url: path })
    expect([path, statusCode, body]).toEqual([path, 204, ''])
    expect(headers.allow?.split(', ')).toEqual(expect.arrayContaining([...methods, 'OPTIONS']))
  }
})

test('HEAD answers as GET does, without the body', async () => {
  const app = await siteApp()
  for (const url of ['/api/all_drug_list', '/api/nowhere', '/api/vendors_names']) {
    const [get, head] = [await app.inject({ url }), await app.inject({ method: 'HEAD', url })]
    expect([url, head.statusCode, head.headers['content-type'], head.body]).toEqual([
      ...[url, get.statusCode, get.headers['content-type']],
      '',
    ])
  }
})

test('an address that can not be read is refused in the form of every error', async () => {
  const app = await siteApp()
  const reply = await app.inject({ url: '/api/%zz', headers: { 'accept-language': 'es' } })
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toEqual({
    response_code: 400,
    code: 'invalid_request',
    message: words.es.invalid_request.replace('{{field}}', 'address'),
  })
})

test('calls that do not exist are limited too, whatever their method', async () => {
  const { app } = await testApp({ env: { RATE_LIMIT: '2' } })
  for (const method of ['GET', 'POST'] as const) await app.inject({ method, url: '/api/nowhere' })
  for (const method of ['GET', 'POST'] as const)
    expect((await app.inject({ method, url: '/api/nowhere' })).statusCode).toBe(429)
})
