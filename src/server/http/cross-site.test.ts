import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '#testing/app/test-app.ts'

type Call = { method: 'POST' | 'DELETE'; url: string }

/** The API with a provider of texts, and each call of it that may change something. */
async function openWithCalls() {
  const calls: Call[] = []
  const listen = (opened: unknown) =>
    (opened as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat())
        if (!['GET', 'HEAD', 'OPTIONS'].includes(each)) calls.push({ method: each as Call['method'], url })
    })
  subscribe('fastify.initialization', listen)
  onTestFinished(() => void unsubscribe('fastify.initialization', listen))
  const SMS_URL = 'https://AC1:token@api.twilio.com?from=+15005550006'
  const { app } = await testApp({ env: { PUBLIC_URL: 'https://navi.example', SMS_URL } })
  return { app, calls }
}

test('no call that may change something is taken from a page of another site, but for those that ask no cookie', async () => {
  const { app, calls } = await openWithCalls()
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  const taken: string[] = []
  for (const { method, url } of calls) {
    const reply = await app.inject({ method, url: url.replace(':token', 'none'), headers: foreign })
    if (reply.body.includes('"cross_site"')) expect.soft(reply.statusCode, url).toBe(403)
    else taken.push(`${method} ${url}`)
  }
  expect(calls.length).toBeGreaterThan(25)
  expect(taken).toEqual(['POST /cds-services/help-to-pay', 'POST /stopmail/:token'])
})
