import { afterEach, expect, test, vi } from 'vitest'
import { testApp } from '#testing/app/test-app.ts'

const env = {
  RATE_LIMIT: '6',
  PUBLIC_URL: 'https://navi.example',
  METRICS_TOKEN: 'a-secret-of-16-or-more',
  SMS_URL: 'https://AC0:a-token@api.twilio.com?from=+15005550006',
}

type World = Awaited<ReturnType<typeof testApp>>

afterEach(() => void vi.useRealTimers())

const told = ({ lines }: World) =>
  lines
    .filter((line) => line.includes('may be an attack'))
    .map((line) => JSON.parse(line))
    .map(({ level, event, count }) => ({ level, event, count }))

const warning = 40

async function metricsOf({ app }: World) {
  const headers = { authorization: `Bearer ${env.METRICS_TOKEN}`, 'x-forwarded-for': '203.0.113.77' }
  return (await app.inject({ url: '/metrics', headers, remoteAddress: '203.0.113.77' })).body
}

test('foreign pages, wrong signatures, forms and links, and storms are each told of and counted, without a word of a reader', async () => {
  const world = await testApp({ env })
  const { app } = world
  const post = (url: string, payload: object, headers = {}) => app.inject({ method: 'POST', url, payload, headers })
  await post('/api/special_mail', { email: 'secret@mail.example' }, { origin: 'https://evil.example' })
  await post('/api/special_mail', { email: 'secret@mail.example' }, { 'sec-fetch-site': 'same-origin' })
  await app.inject({ url: '/stopmail/a.secret' })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await app.inject({ method: 'POST', url: '/api/sms_inbound', payload: 'From=secret&Body=STOP', headers })
  for (let call = 0; call < 6; call += 1) await app.inject('/api/all_drug_list?q=secret')
  const events = ['foreign_page', 'wrong_form_token', 'wrong_stop_link', 'wrong_text_signature', 'rate_limited']
  expect(told(world)).toEqual(events.map((event) => ({ level: warning, event, count: 1 })))
  const metrics = await metricsOf(world)
  for (const event of events.slice(0, 4)) expect(metrics).toContain(`security_events_total{event="${event}"} 1`)
  expect(metrics).toMatch(/security_events_total\{event="rate_limited"\} [1-9]/)
  expect(metrics + world.lines.join('')).not.toMatch(/secret@|a\.secret|From=|q=secret|evil/)
})

test('a storm is one line a minute with its count, and what was not told yet is told when the server stops', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const world = await testApp({ env: { ...env, RATE_LIMIT: '1' } })
  const storm = async (calls: number) => {
    for (let call = 0; call < calls; call += 1) await world.app.inject('/api/all_drug_list')
  }
  await storm(51)
  expect(told(world).map(({ count }) => count)).toEqual([1])
  vi.advanceTimersByTime(60_000)
  expect(told(world).map(({ count }) => count)).toEqual([1, 49])
  await storm(3)
  vi.useRealTimers()
  await world.app.close()
  expect(told(world).map(({ count }) => count)).toEqual([1, 49, 3])
})
