import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { chatCalls } from '#contract/chat.ts'
import { startPostgres } from '#testing/database/postgres-server.ts'
import { makeDataDir, startBuiltServer } from '#testing/processes/built-server.ts'
import { timedCall } from '#testing/processes/timed-call.ts'

const longestStop = 7_000
const ask = { json: { question: 'how can I pay less for Eliquis', session_id: '123456' } }

/** A model that takes a question and never answers: Navi waits 4 seconds for it. */
async function startHungModel(): Promise<string> {
  const model = createServer(() => {}).listen(0, '127.0.0.1')
  await once(model, 'listening')
  onTestFinished(() => {
    model.closeAllConnections()
    model.close()
  })
  return `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`
}

test('twenty streams and a plain answer on their way come to their end, and the process is gone within 7 seconds', async () => {
  const env = { DATA_DIR: makeDataDir(), LLM_BASE_URL: await startHungModel(), LLM_MODEL: 'hung' }
  const site = await startBuiltServer(env)
  const call = site.url + chatCalls.general.url
  const streams = Array.from({ length: 20 }, () =>
    timedCall(call, { ...ask, headers: { accept: 'text/event-stream' } }),
  )
  const plain = timedCall(call, ask)
  await sleep(2_000)
  const stoppedAt = performance.now()
  site.kill('SIGTERM')
  for (const { text } of await Promise.all(streams)) expect(text).toMatch(/event: done\n.*\n\n$/)
  expect((await plain).status).toBe(200)
  expect(await site.ended).toBe(0)
  expect(performance.now() - stoppedAt).toBeLessThan(longestStop)
})

test('readers that keep asking on connections they keep open do not keep the process', async () => {
  const site = await startBuiltServer({ DATA_DIR: makeDataDir() })
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  let isGone = false
  const keepAsking = async () => {
    while (!isGone) {
      const asking = request(`${site.url}/healthz`, { agent })
      asking.end()
      const [reply] = await once(asking, 'response').catch(() => [undefined])
      reply?.resume()
      await sleep(20)
    }
  }
  const asking = Promise.all([keepAsking(), keepAsking(), keepAsking()])
  await sleep(500)
  const stoppedAt = performance.now()
  site.kill('SIGTERM')
  expect(await site.ended).toBe(0)
  isGone = true
  await asking
  expect(performance.now() - stoppedAt).toBeLessThan(longestStop)
})

test('with CLOSE_AFTER it says that it is not ready, and answers on until then', async () => {
  const site = await startBuiltServer({ DATA_DIR: makeDataDir(), CLOSE_AFTER: '2' })
  expect((await timedCall(`${site.url}/readyz`)).status).toBe(200)
  site.kill('SIGTERM')
  await sleep(300)
  expect((await timedCall(`${site.url}/readyz`)).status).toBe(503)
  expect((await timedCall(`${site.url}/api/all_drug_list`)).status).toBe(200)
  expect(await site.ended).toBe(0)
})

test('a database that hangs does not keep the process either', async ({ skip }) => {
  const postgres = startPostgres()
  if (!postgres) return skip('PostgreSQL is not installed')
  onTestFinished(postgres.stop)
  const env = { DATABASE_URL: postgres.url, ENCRYPTION_KEYS: Buffer.alloc(32).toString('base64') }
  const site = await startBuiltServer({ ...env, DATA_DIR: makeDataDir() })
  postgres.freeze()
  void timedCall(site.url + chatCalls.general.url, ask).catch(() => undefined)
  await sleep(200)
  const stoppedAt = performance.now()
  site.kill('SIGTERM')
  await site.ended
  expect(performance.now() - stoppedAt).toBeLessThan(longestStop)
})
