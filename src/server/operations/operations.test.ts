import { expect, test } from 'vitest'
import { mountPages } from '#server/pages/mount-pages.ts'
import { smallPages } from '#testing/app/small-pages.ts'
import { testApp } from '#testing/app/test-app.ts'

test('healthz answers as long as the process lives', async () => {
  const { app } = await testApp()
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
})

test('readyz names the catalogue that is served', async () => {
  const { app, services } = await testApp()
  expect((await app.inject('/readyz')).json()).toEqual({
    status: 'ready',
    catalogue: services.catalogueHash,
    database: 'fine',
    storage: 'fine',
  })
})

test('metrics count by route pattern and never hold what was asked for', async () => {
  const { app } = await testApp()
  await app.inject('/api/all_drug_list?q=ozempic')
  const { body } = await app.inject('/metrics')
  expect(body).toContain('route="/api/all_drug_list"')
  expect(body).not.toContain('ozempic')
})

test.each(['false', 'true'])(
  'without a token, metrics are not for who asks through a proxy (%s)',
  async (TRUST_PROXY) => {
    const { app } = await testApp({ env: { TRUST_PROXY } })
    const headers = { 'x-forwarded-for': '127.0.0.1' }
    expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(404)
  },
)

test('the metrics of a public site are for nobody without a token, through a silent proxy on this machine either', async () => {
  const { app } = await testApp({ env: { PUBLIC_URL: 'https://navi.example' } })
  expect((await app.inject('/metrics')).statusCode).toBe(404)
})

test('who runs the site hears once of a proxy that the settings do not know', async () => {
  const [unknown, known] = [await testApp(), await testApp({ env: { TRUST_PROXY: 'true' } })]
  for (const { app } of [unknown, known, unknown])
    await app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '203.0.113.9' } })
  const warnings = (lines: string[]) => lines.filter((line) => line.includes('TRUST_PROXY')).length
  expect([warnings(unknown.lines), warnings(known.lines)]).toEqual([1, 0])
})

test('nobody gets more requests by saying to come from elsewhere', async () => {
  const { app } = await testApp({ env: { TRUST_PROXY: 'true', RATE_LIMIT: '2' } })
  const ask = (claimed: string) =>
    app.inject({ url: '/api/all_drug_list', headers: { 'x-forwarded-for': `${claimed}, 203.0.113.9` } })
  expect((await ask('198.51.100.1')).statusCode).toBe(200)
  expect((await ask('198.51.100.2')).statusCode).toBe(200)
  expect((await ask('198.51.100.3')).statusCode).toBe(429)
})

test('probes are never limited', async () => {
  const { app } = await testApp({ env: { RATE_LIMIT: '1' } })
  await app.inject('/api/all_drug_list')
  expect((await app.inject('/api/all_drug_list')).statusCode).toBe(429)
  for (const probe of ['/healthz', '/healthz', '/readyz', '/readyz'])
    expect((await app.inject(probe)).statusCode).toBe(200)
})

test('with a token, metrics are for who has it', async () => {
  const { app } = await testApp({ env: { METRICS_TOKEN: 'a-secret-of-16-or-more' } })
  expect((await app.inject('/metrics')).statusCode).toBe(404)
  const headers = { authorization: 'Bearer a-secret-of-16-or-more' }
  expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(200)
})

test('the log holds route patterns and no name of a medicine', async () => {
  const { app, services, lines } = await testApp()
  mountPages(app, services, smallPages({ 'drugs/:id': {} }, { default: () => new Response('') }), { built: true })
  await app.inject('/api/all_drug_list?q=ozempic')
  await app.inject({
    method: 'POST',
    url: '/api/get_program_criteria',
    payload: { drug_id: 'ozempic', category_name: 'x' },
  })
  expect((await app.inject('/drugs/ozempic')).statusCode).toBe(200)
  await app.inject('/no/such/page/ozempic')
  const log = lines.join('')
  expect(log).toContain('"route":"/api/all_drug_list"')
  expect(log).toContain('"route":"/drugs/:id"')
  expect(log).toContain('"route":"/*"')
  expect(log).not.toContain('ozempic')
})
