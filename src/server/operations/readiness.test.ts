import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { chatCalls } from '#contract/chat.ts'
import { testApp } from '#testing/app/test-app.ts'
import { openAwayForThisTest } from '#testing/database/test-database.ts'
import { createReadiness } from './readiness.ts'

/** What Kubernetes and Caddy ask, as we ship them, before they send a process readers. */
function shippedProbes(): string[] {
  const manifests = parseAllDocuments(readFileSync('deploy/kubernetes.yaml', 'utf8')).map((document) => document.toJS())
  const [navi] = manifests.find(({ kind }) => kind === 'Deployment').spec.template.spec.containers
  const [, ofCaddy = ''] = readFileSync('deploy/Caddyfile', 'utf8').match(/health_uri (\S+)/) ?? []
  return [navi.readinessProbe.httpGet.path, ofCaddy]
}

test('while the database is away readers are still sent, by Kubernetes and by Caddy, and danger is answered', async () => {
  const { app } = await testApp({ database: await openAwayForThisTest() })
  for (const probe of shippedProbes()) {
    const reply = await app.inject(probe)
    expect([reply.statusCode, reply.json()]).toMatchObject([200, { status: 'ready', database: 'away' }])
  }
  const payload = { question: 'I have chest pain', session_id: '123456' }
  const danger = await app.inject({ method: 'POST', url: chatCalls.general.url, payload })
  expect(danger.json()).toMatchObject({ response_code: 200, kind: 'emergency' })
  expect((await app.inject('/api/community_services?q=i+want+to+die')).json()).toMatchObject({ emergency: ['suicide'] })
  expect((await app.inject('/api/all_drug_list')).statusCode).toBe(200)
})

test('a database that hangs does not keep the probe waiting', async () => {
  const { services } = await testApp()
  const database = { ...services.database, ready: () => new Promise<boolean>(() => undefined) }
  const { app } = await testApp({ database })
  expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'ready', database: 'away' })
})

test('a disk that hangs does not keep the probe waiting', async () => {
  const { services } = await testApp()
  const storage = { folder: '/', check: () => new Promise<never>(() => undefined) }
  const { readState } = createReadiness(services.database, storage)
  expect(await readState()).toEqual({ database: 'fine', storage: 'fine' })
})

test('a process that is to stop is sent no more readers', async () => {
  const { app, services } = await testApp()
  for (const probe of shippedProbes()) expect((await app.inject(probe)).statusCode).toBe(200)
  services.readiness.stop()
  for (const probe of shippedProbes()) {
    const reply = await app.inject(probe)
    expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([503, 'not_ready', '5'])
  }
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})
