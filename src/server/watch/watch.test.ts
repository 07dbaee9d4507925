import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Trap, traps } from '#testing/records/trap-pages.ts'
import type { Edge } from './page-edge.ts'
import { readPage } from './verdict.ts'
import { type Memory, watch } from './watch.ts'
import type { WatchedPage } from './watched-record.ts'

const name = 'Navi-watch/1.0 (+https://navi.test; mailto:keeper@navi.test)'
const limits = { bytes: 300_000, milliseconds: 700, apart: 0 }

type Asked = { host: string; url: string; at: number; headers: IncomingMessage['headers'] }

const asked: Asked[] = []
const server = createServer((request, response) => {
  const host = (request.headers.host ?? '').replace('.watch.org', '')
  asked.push({ host, url: request.url ?? '', at: Date.now(), headers: request.headers })
  const trap =
    own.get(host.replace(/^www\./, '')) ??
    traps.find((each) => each.host.replace(/^www\./, '') === host.replace(/^www\./, ''))
  if (request.url !== '/robots.txt') trap?.answer(request, response)
  else if (trap?.robots) trap.robots(response)
  else response.writeHead(404).end()
})
/** Hosts of single tests. */
const own = new Map<string, Pick<Trap, 'answer' | 'robots'>>()

const local: Edge = {
  resolve: async (hostname) => {
    if (hostname === 'half-private.watch.org') return ['93.184.216.34', '10.0.0.7']
    if (hostname === 'private.watch.org') return ['::ffff:192.168.0.1']
    // The name of a page may lead elsewhere the second time it is asked.
    if (hostname === 'rebinds.watch.org' && asked.some(({ host }) => host === 'rebinds')) return ['10.0.0.8']
    return ['93.184.216.34']
  },
  dial: () => ({ host: '127.0.0.1', port: (server.address() as AddressInfo).port }),
}

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.closeAllConnections())

function pageOf(host: string, path = '/cares/trapex'): WatchedPage {
  const claims = [
    { field: 'phone', kind: 'phone', value: '8002223333', isFrom: true },
    { field: 'rules.income', kind: 'percent', value: '300', isFrom: true },
    { field: 'benefit', kind: 'pay', value: '25', isFrom: true },
    { field: 'benefit', kind: 'most', value: '9000', isFrom: true },
    { field: 'likely_ended', kind: 'ended', value: 'goes on', isFrom: true },
  ] as const
  const record = { id: 'trapex-cares', names: ['Trapex Cares', 'Trapex'], claims: [...claims] }
  return { url: `http://${host}.watch.org${path}`, records: [record] }
}

async function watched(pages: WatchedPage[], memory: Memory = new Map(), apart = 0) {
  return watch(pages, { edge: local, limits: { ...limits, apart }, name, memory })
}

test.each(traps)('the trap “$host” is told as: $verdict $why', async ({ host, verdict, why = null }) => {
  expect(await watched([pageOf(host)])).toMatchObject([{ record: 'trapex-cares', verdict, why }])
})

test.each([
  'http://127.0.0.1/',
  'http://169.254.169.254/latest/meta-data',
  'http://[::1]/',
  'http://10.1.2.3/',
  'http://0.0.0.0/',
])('no connection is made to %s', async (url) => {
  const before = asked.length
  expect(await watched([{ ...pageOf('x'), url }])).toMatchObject([{ verdict: 'cannot tell' }])
  expect(asked.length).toBe(before)
})

test('a changed fact is told with both values and the sentence of the page', async () => {
  const [result] = await watched([pageOf('other-phone')])
  expect(result?.findings).toContainEqual({
    field: 'phone',
    kind: 'phone',
    result: 'differs',
    ours: '8002223333',
    theirs: '8004445555',
    said: 'Questions? Call 1-800-444-5555.',
  })
})

test('a page is asked for by who we are, and a second time only for what is new', async () => {
  const body =
    '<title>Trapex Cares</title><p>Call 1-800-222-3333 for Trapex. We help people who cannot pay for their medicine, every day.</p>'
  own.set('kept', {
    answer: (request, response) =>
      request.headers['if-none-match'] === '"one"'
        ? response.writeHead(304).end()
        : response.writeHead(200, { 'content-type': 'text/html', etag: '"one"' }).end(body),
  })
  const memory: Memory = new Map()
  expect(await watched([pageOf('kept')], memory)).toMatchObject([{ verdict: 'agrees' }])
  expect(await watched([pageOf('kept')], memory)).toMatchObject([{ verdict: 'agrees' }])
  const pages = asked.filter(({ host, url }) => host === 'kept' && url !== '/robots.txt')
  expect(pages.map(({ headers }) => [headers['user-agent'], headers['if-none-match']])).toEqual([
    [name, undefined],
    [name, '"one"'],
  ])
})

test('one host is asked for one page at a time and seconds apart, other hosts meanwhile', async () => {
  const calm = { answer: traps[0]?.answer as Trap['answer'] }
  own.set('calm', calm).set('other-calm', calm)
  await watched(
    [pageOf('calm', '/1'), pageOf('calm', '/2'), pageOf('calm', '/3'), pageOf('other-calm')],
    new Map(),
    150,
  )
  const times = asked.filter(({ host, url }) => host === 'calm' && url !== '/robots.txt').map(({ at }) => at)
  expect(times).toHaveLength(3)
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(145)
  expect((times[2] ?? 0) - (times[1] ?? 0)).toBeGreaterThanOrEqual(145)
  const other = asked.find(({ host, url }) => host === 'other-calm' && url !== '/robots.txt')
  expect(other?.at).toBeLessThan(times[2] ?? 0)
})

test('a site is not asked sooner by its other name, for its robots.txt or where a redirect leads', async () => {
  own.set('hops', {
    answer: (request, response) =>
      request.url === '/second'
        ? response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Trapex Cares</title>')
        : response.writeHead(302, { location: '/second' }).end(),
  })
  const www = pageOf('www.hops')
  await watched([pageOf('hops', '/second'), { ...www, url: www.url.replace(/cares.*/, 'first') }], new Map(), 100)
  const times = asked.filter(({ host }) => host.endsWith('hops')).map(({ at }) => at)
  expect(times).toHaveLength(5)
  for (const [index, at] of times.slice(1).entries()) expect(at - (times[index] ?? 0)).toBeGreaterThanOrEqual(95)
})

test('what was found is told after each page, for a run that is cut off', async () => {
  const kept: number[] = []
  const settings = { edge: local, limits, name, memory: new Map() }
  own.set('calm-too', { answer: traps[0]?.answer as Trap['answer'] })
  const pages = [pageOf('calm-too', '/1'), pageOf('calm-too', '/2')]
  await watch(pages, { ...settings, keep: (results) => kept.push(results.length) })
  expect(kept).toEqual([1, 2])
})

test('a page of a million characters is read in a moment', () => {
  const began = performance.now()
  for (const part of ['1234567890 ', '$1 ', 'poverty 5 to ', '<b>x', '<div>'])
    readPage(`<title>Trapex Cares</title><p>${part.repeat(1_000_000 / part.length)}`)
  expect(performance.now() - began).toBeLessThan(5_000)
})

test('a host that says it is asked too often is left alone for the rest of the run', async () => {
  own.set('tired', { answer: (_, response) => response.writeHead(429).end() })
  const results = await watched([pageOf('tired', '/1'), pageOf('tired', '/2')])
  expect(results.map(({ why }) => why)).toEqual(['too many requests', 'too many requests'])
  expect(asked.filter(({ host, url }) => host === 'tired' && url !== '/robots.txt')).toHaveLength(1)
})
