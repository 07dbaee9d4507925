import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import type { Services } from '#server/services.ts'
import { testApp } from '#testing/app/test-app.ts'
import { createChanges } from '../catalogue/changes.ts'
import type { Change } from '../catalogue/files/change-log.ts'
import { serveChangeFeed } from './change-feed.ts'

const phone: Change = {
  on: '2026-11-20',
  record: 'trap-card',
  name: 'Trap & Savings <Card>',
  kind: 'phone',
  from: '1-800-222-3333',
  to: '1-800-444-5555',
  url: 'https://www.merckhelps.com/trapcard',
}

const changesOf = (...changes: Change[]) => createChanges({ changes, isLinked: (url) => !url.includes('docdump') })

async function openFeed(changes: Services['changes']) {
  const { services } = await testApp()
  const app = fastify()
  onTestFinished(() => app.close())
  serveChangeFeed(app, { ...services, changes })
  return (language: string, headers = {}) =>
    app.inject({ url: `/changes.xml?lng=${language}`, headers: { host: 'navi.test', ...headers } })
}

test('the feed tells each change in the language that is asked for, and is well-formed', async () => {
  const ask = await openFeed(changesOf(phone))
  const { headers, body } = await ask('es')
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  expect(body).toContain('<title>Trap &#38; Savings &#60;Card&#62;</title>')
  expect(body).toContain('Ahora el teléfono es 1-800-444-5555. Antes era 1-800-222-3333.')
  expect(body).toContain('<updated>2026-11-20T00:00:00Z</updated>')
  expect((await ask('en')).body).toContain('The phone number is 1-800-444-5555 now. It was 1-800-222-3333.')
})

test('the feed is made once for each language and host, and not for who has it', async () => {
  const { list } = changesOf(phone)
  let made = 0
  const ask = await openFeed({
    list: (language) => {
      made += 1
      return list(language)
    },
  })
  const first = await ask('en')
  expect((await ask('en')).body).toBe(first.body)
  expect((await ask('en', { 'if-none-match': first.headers.etag })).statusCode).toBe(304)
  expect(made).toBe(1)
  expect((await ask('es')).body).toContain('Ahora el teléfono')
  expect((await ask('en', { host: 'other.test' })).body).toContain('http://other.test/changes')
  expect((await ask('en')).body).toBe(first.body)
  expect(made).toBe(3)
})

test('a feed without changes is a feed all the same', async () => {
  const ask = await openFeed(changesOf())
  const { statusCode, body } = await ask('en')
  expect([statusCode, body.includes('<entry>')]).toEqual([200, false])
})

test('a page that is gone, or on a site that is not linked, is told without a link', () => {
  const gone: Change = { ...phone, kind: 'page gone', from: phone.url, to: '' }
  const dumped: Change = { ...phone, url: 'https://docdump.com/1' }
  expect(changesOf(gone, dumped).list('en')).toMatchObject([
    { text: 'Its page is gone. We do not link it any more.', url: null },
    { url: null },
  ])
})
