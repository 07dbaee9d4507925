import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { chatCalls } from '#contract/chat.ts'
import { startPostgres } from '#testing/database/postgres-server.ts'
import { someItems, vendorForm } from '#testing/factories/card-forms.ts'
import { makeDataDir, startBuiltServer } from '#testing/processes/built-server.ts'
import { timedCall } from '#testing/processes/timed-call.ts'

const frozenFor = 40_000
const key = Buffer.alloc(32).toString('base64')
const dangers = ['I have chest pain', 'quiero matarme', 'I took the whole bottle of pills', 'my husband hits me']
/** The search of the API names the dangers, and whoever shows them knows the numbers. */
const saysWhomToCall = /911|"emergency":\["/
const events = { accept: 'text/event-stream' }

async function openSite() {
  const postgres = startPostgres()
  if (!postgres) return undefined
  onTestFinished(postgres.stop)
  const dataDir = makeDataDir()
  const env = { DATABASE_URL: postgres.url, ENCRYPTION_KEYS: key, DATA_DIR: dataDir, SENDS_PER_ADDRESS: '1000' }
  const site = await startBuiltServer({ ...env, LOG_LEVEL: 'error' })
  const json = { question: 'thanks', session_id: '123456' }
  const begun = await timedCall(site.url + chatCalls.general.url, { json })
  return { ...site, postgres, dataDir, cookie: begun.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

type Site = NonNullable<Awaited<ReturnType<typeof openSite>>>

/** Every way to speak of danger. */
function dangerCalls({ url, cookie }: Pick<Site, 'url' | 'cookie'>) {
  const chats = Object.values(chatCalls).flatMap((call) =>
    dangers.flatMap((question) =>
      [{}, events].map(
        (headers) => () =>
          timedCall(url + call.url, { json: { question, session_id: '123456' }, headers: { cookie, ...headers } }),
      ),
    ),
  )
  const searches = ['/api/community_services', '/support-programs'].flatMap((path) =>
    dangers.map((words) => () => timedCall(`${url}${path}?q=${encodeURIComponent(words)}`)),
  )
  return [...chats, ...searches]
}

function mail({ url }: Pick<Site, 'url'>, to: string) {
  const [vendor] = someItems().vendors
  if (!vendor) throw new Error('The catalogue serves no vendor')
  return timedCall(`${url}/api/special_mail`, {
    json: vendorForm(to, [{ name: vendor.name, link: vendor.website ?? 'N/A' }]),
  })
}

/** As a server does that another one took the place of: who is connected is sent away, and comes back to one that takes nothing. */
async function becomeReadOnly(connectionString: string): Promise<void> {
  const owner = new pg.Client({ connectionString })
  await owner.connect()
  await owner.query('ALTER DATABASE postgres SET default_transaction_read_only = on')
  await owner.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL',
  )
  await owner.end()
}

async function databaseOf(url: string): Promise<string> {
  return JSON.parse((await timedCall(`${url}/readyz`)).text).database
}

function p99(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}

test('while PostgreSQL stands still for 40 seconds, danger is answered at once and everything else is told so', async ({
  skip,
}) => {
  const site = await openSite()
  if (!site) return skip('PostgreSQL is not installed')
  const { url, postgres, dataDir, cookie } = site
  for (const call of dangerCalls(site)) expect((await call()).status).toBe(200)
  const before = await Promise.all([1, 2, 3].map((n) => mail(site, `before${n}@mail.example`)))
  expect(before.map(({ status }) => status)).toEqual([200, 200, 200])

  postgres.freeze()
  const frozenAt = performance.now()
  const isFrozen = () => performance.now() - frozenAt < frozenFor
  const others: Awaited<ReturnType<typeof timedCall>>[] = []
  const ask = async (call: () => ReturnType<typeof timedCall>) => {
    while (isFrozen()) {
      others.push(await call())
      await sleep(200)
    }
  }
  const asking = Promise.all([
    ask(() => timedCall(`${url}/api/community_services?q=food`)),
    ask(() => timedCall(`${url}/support-programs?q=food`)),
    ask(() => timedCall(`${url}/api/conversation?session_id=123456`, { headers: { cookie } })),
    ask(() => mail(site, 'frozen@mail.example')),
    ask(() =>
      timedCall(url + chatCalls.general.url, {
        json: { question: 'food near 14604', session_id: '123456' },
        headers: { cookie },
      }),
    ),
  ])
  const works = ask(() =>
    timedCall(url + chatCalls.general.url, { json: { question: 'thanks', session_id: '654321' }, headers: { cookie } }),
  )
  const times: number[] = []
  while (isFrozen()) {
    for (const call of dangerCalls(site)) {
      const { status, text, ms } = await call()
      expect(status).toBe(200)
      expect(text).toMatch(saysWhomToCall)
      times.push(ms)
      await sleep(20)
    }
    expect((await timedCall(`${url}/readyz`)).status).toBe(200)
  }
  await Promise.all([asking, works])
  postgres.thaw()

  const longest = Math.max(...others.map(({ ms }) => ms))
  process.stdout.write(
    `danger: ${times.length} answers, p99 ${p99(times).toFixed(0)} ms; the rest: ${others.length}, longest ${longest.toFixed(0)} ms\n`,
  )
  expect(p99(times)).toBeLessThanOrEqual(300)
  expect(longest).toBeLessThanOrEqual(3_000)
  const refused = others.filter(({ status }) => status !== 200)
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)

  await expect.poll(async () => (await mail(site, 'after@mail.example')).status, { timeout: 5_000 }).toBe(200)
  await expect.poll(() => databaseOf(url), { timeout: 5_000 }).toBe('fine')
  const mailed = () => readdirSync(join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml')).length
  await expect.poll(mailed, { timeout: 20_000 }).toBeGreaterThanOrEqual(4)
}, 180_000)

test('a database that is gone is a 503 with Retry-After, in JSON and as a page with words, and is found again by itself', async ({
  skip,
}) => {
  const site = await openSite()
  if (!site) return skip('PostgreSQL is not installed')
  const { url, postgres } = site
  postgres.kill()
  const api = await timedCall(`${url}/api/community_services?q=food`)
  const page = await timedCall(`${url}/support-programs?q=food`, { headers: { 'accept-language': 'es' } })
  const sent = await mail(site, 'away@mail.example')
  for (const { status, headers } of [api, page, sent]) {
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true])
  }
  expect(JSON.parse(api.text)).toMatchObject({ response_code: 503, code: 'not_ready' })
  expect(page.headers.get('content-type')).toMatch(/^text\/html/)
  expect(page.text).toContain('No pudimos cargar los servicios.')
  for (const call of dangerCalls(site)) expect((await call()).text).toMatch(saysWhomToCall)
  for (const path of ['/', '/healthz', '/readyz', '/drugs/ozempic', '/api/all_drug_list']) {
    expect([path, (await timedCall(url + path)).status]).toEqual([path, 200])
  }
  expect(await databaseOf(url)).toBe('away')
  postgres.restart()
  await expect.poll(() => databaseOf(url), { timeout: 10_000 }).toBe('fine')
  expect((await timedCall(`${url}/api/community_services?q=food`)).status).toBe(200)
  expect((await mail(site, 'away@mail.example')).status).toBe(200)
})

test('a database that may only be read counts as away, and takes no mail', async ({ skip }) => {
  const postgres = startPostgres()
  if (!postgres) return skip('PostgreSQL is not installed')
  onTestFinished(postgres.stop)
  const env = { DATABASE_URL: postgres.url, ENCRYPTION_KEYS: key, DATA_DIR: makeDataDir() }
  const site = await startBuiltServer(env)
  expect((await mail(site, 'a@mail.example')).status).toBe(200)
  await becomeReadOnly(postgres.url)
  await expect.poll(() => databaseOf(site.url), { timeout: 10_000 }).toBe('away')
  expect((await mail(site, 'b@mail.example')).status).toBe(503)
})
