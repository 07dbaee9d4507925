import { existsSync } from 'node:fs'
import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { serveManifest } from './web-manifest.ts'

async function manifestIn(language: string) {
  const app = fastify()
  onTestFinished(() => app.close())
  serveManifest(app)
  return app.inject(`/manifest.webmanifest?lng=${language}`)
}

test.each([
  ['en', 'savings guide'],
  ['es', 'guía para ahorrar'],
])('%s: the manifest names Navi in the language, and opens as an app at the home page', async (language, words) => {
  const reply = await manifestIn(language)
  expect(reply.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  expect(reply.json()).toMatchObject({
    lang: language,
    name: expect.stringContaining(words),
    short_name: 'Navi',
    start_url: '/',
    display: 'standalone',
    theme_color: '#199BCB',
  })
})

test('every icon of the manifest is there, one of them for any shape a phone cuts', async () => {
  const { icons } = (await manifestIn('en')).json()
  for (const { src } of icons) expect([src, existsSync(`public${src}`)]).toEqual([src, true])
  expect(icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
})

test('a language that we do not have gets English', async () => {
  expect((await manifestIn('fr')).json().lang).toBe('en')
})
