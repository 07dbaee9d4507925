import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '#testing/test-app.ts'
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
