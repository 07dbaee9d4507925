import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '#testing/app/test-app.ts'
import { serveCrawlers } from './crawlers.ts'
import { serveLlms } from './llms.ts'

test('llms.txt names pages that the sitemap has, in both languages, and what robots may read', async () => {
  const { services } = await testApp()
  const app = fastify()
  onTestFinished(() => app.close())
  serveLlms(app, services)
  serveCrawlers(app, services)
  const ask = async (url: string) => (await app.inject({ url, headers: { host: 'navi.example' } })).body
  const [text, sitemap, robots] = await Promise.all(['/llms.txt', '/sitemap.xml', '/robots.txt'].map(ask))
  const pages = [...(text?.matchAll(/\((http:\/\/navi\.example\/\S+\?lng=(?:en|es))\)/g) ?? [])].map(([, url]) => url)
  expect(pages.length).toBeGreaterThan(8)
  for (const url of pages) expect(sitemap).toContain(`<loc>${url}</loc>`)
  expect(sitemap).toContain('<loc>http://navi.example/data?lng=es</loc>')
  // Robots keep out of calls, but for the document that says what they are.
  expect(robots).toMatch(/Disallow: \/api\/\nAllow: \/api\/openapi\.json\n/)
  for (const path of ['mcp', 'cds-services', 'data', 'api/openapi.json'])
    expect(text).toContain(`(http://navi.example/${path})`)
})
