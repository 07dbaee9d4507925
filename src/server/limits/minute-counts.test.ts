import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { chatCalls } from '#contract/chat.ts'
import { testApp } from '#testing/app/test-app.ts'
import { openAwayForThisTest, openForThisTest } from '#testing/database/test-database.ts'
import { createHashKeys } from './hash-keys.ts'
import { createMinuteCounts } from './minute-counts.ts'
import { mostNetworks } from './network.ts'

const log = { debug() {} }

/** A replica that shares what it counts. */
async function openReplica(env: Record<string, string>) {
  const world = await testApp({ env: { TRUST_PROXY: 'true', ...env } })
  world.services.minuteCounts.startSharing(log)
  onTestFinished(() => world.services.minuteCounts.stopSharing())
  let next = 0
  /** Asks once from an address. */
  const ask = (address: string, question?: string) => {
    const headers = { 'x-forwarded-for': address, host: 'navi.example' }
    const payload = { question, session_id: `${100_000 + next++}` }
    return question
      ? world.app.inject({ method: 'POST', url: chatCalls.general.url, payload, headers })
      : world.app.inject({ url: '/api/all_drug_list', headers })
  }
  return { ...world, ask }
}

test.runIf(inject('testDatabaseUrl'))(
  'who asks several replicas has one limit with all of them, others have theirs, and danger is answered',
  async () => {
    const [one, other] = await Promise.all([openReplica({ RATE_LIMIT: '20' }), openReplica({ RATE_LIMIT: '20' })])
    const [busy, quietOne] = ['203.0.113.7', '203.0.113.8']
    // Not over the end of a minute, at which counts begin anew.
    const left = 60_000 - (Date.now() % 60_000)
    if (left < 25_000) await sleep(left)
    for (let time = 0; time < 20; time++) expect((await one.ask(busy)).statusCode).toBe(200)
    for (let time = 0; time < 3; time++) expect((await other.ask(busy)).statusCode).toBe(200)
    await expect.poll(async () => (await other.ask(busy)).statusCode, { timeout: 20_000, interval: 500 }).toBe(429)
    expect((await other.ask(quietOne)).statusCode).toBe(200)
    expect((await other.ask(busy, 'I want to kill myself')).json()).toMatchObject({ kind: 'emergency' })
    const { rows } = await one.services.database.pool.withPatience((client) =>
      client.query('SELECT * FROM minute_count'),
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('203.0.113')
  },
  60_000,
)

test.runIf(inject('testDatabaseUrl'))('a crowd fills neither the memory nor the table of a minute', async () => {
  const database = await openForThisTest()
  const minuteCounts = createMinuteCounts({ database, keys: createHashKeys(database) }, () =>
    Date.UTC(2026, 10, 22, 12),
  )
  for (let reader = 0; reader < mostNetworks + 500; reader++) minuteCounts.note(`calls ${reader}`, 1)
  minuteCounts.startSharing(log)
  onTestFinished(() => minuteCounts.stopSharing())
  const rows = () =>
    database.pool.withPatience(
      async (client) => (await client.query('SELECT count(*)::integer FROM minute_count')).rows[0].count,
    )
  await expect.poll(rows, { timeout: 20_000 }).toBeGreaterThan(0)
  expect(await rows()).toBe(mostNetworks)
})

test('while the database is away, each replica goes by its own count', async () => {
  const database = await openAwayForThisTest()
  const world = await testApp({ env: { RATE_LIMIT: '3' }, database })
  world.services.minuteCounts.startSharing(log)
  onTestFinished(() => world.services.minuteCounts.stopSharing())
  const statuses = []
  for (let time = 0; time < 5; time++) {
    statuses.push((await world.app.inject('/api/all_drug_list')).statusCode)
    await sleep(400)
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429])
})
