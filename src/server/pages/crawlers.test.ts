import { fastify } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testApp } from '#testing/app/test-app.ts'
import { serveCrawlers } from './crawlers.ts'

test('each host has a list of pages of its own, which stays the same', async () => {
  const { services } = await testApp()
  const app = fastify()
  onTestFinished(() => app.close())
  serveCrawlers(app, services)
  const ask = (host: string, headers = {}) => app.inject({ url: '/sitemap.xml', headers: { host, ...headers } })
  const [first, other, again] = [await ask('a.example'), await ask('b.example'), await ask('a.example')]
  expect(first.body).toContain('<loc>http://a.example/drugs/ozempic?lng=es</loc>')
  expect(other.body).not.toContain('a.example')
  expect(again.body).toBe(first.body)
  const known = await ask('a.example', { 'if-none-match': first.headers.etag })
  expect([known.statusCode, known.body]).toEqual([304, ''])
})

test('the answers of today are in the list of pages, and no longer on the day after their last', async () => {
  const { services } = await testApp()
  const app = fastify()
  onTestFinished(() => app.close())
  onTestFinished(() => void vi.useRealTimers())
  serveCrawlers(app, services)
  const mapAt = async (now: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    return (await app.inject('/sitemap.xml')).body
  }
  const before = await mapAt('2027-01-01T04:59:59Z')
  expect(before).toContain('/questions/part-d-2026?lng=es')
  const after = await mapAt('2027-01-01T05:00:00Z')
  expect(after).toContain('/questions/part-d-2027?lng=es')
  expect(after).not.toContain('/questions/part-d-2026')
})

test('a Host header that is no host is refused', async () => {
  const { services } = await testApp()
  const app = fastify()
  onTestFinished(() => app.close())
  serveCrawlers(app, services)
  for (const host of ['a"><script>alert(1)</script>', 'a.example/path', 'a b', 'user@a.example']) {
    for (const url of ['/sitemap.xml', '/robots.txt']) {
      const reply = await app.inject({ url, headers: { host } })
      expect([reply.statusCode, reply.body.includes('script')]).toEqual([500, false])
    }
  }
  expect((await app.inject({ url: '/robots.txt', headers: { host: '[::1]:3000' } })).body).toContain('//[::1]:3000/')
})
