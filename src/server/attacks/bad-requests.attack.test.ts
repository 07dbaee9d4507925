import { expect, onTestFinished, test } from 'vitest'
import { sendBadRequests } from '#testing/bad-requests-trial.ts'
import { makeDataDir, startBuiltServer } from '#testing/built-server.ts'
import { startPostgres } from '#testing/postgres-server.ts'
import { timedCall } from '#testing/timed-call.ts'

/** Far above what a day brings, so that requests reach what lies behind the limits. */
const limits = {
  SENDS_PER_ADDRESS: '1000000',
  SENDS_PER_RECIPIENT: '1000000',
  SENDS_PER_DAY: '1000000',
  REQUESTS_PER_ADDRESS: '1000000',
  REQUESTS_PER_DAY: '1000000',
}

test.each(['embedded', 'postgres'])(
  'bad requests of every kind to every call break nothing, on the %s database',
  async (kind) => {
    const postgres = kind === 'postgres' ? startPostgres() : undefined
    if (kind === 'postgres' && !postgres) return
    if (postgres) onTestFinished(postgres.stop)
    const database = postgres && { DATABASE_URL: postgres.url, ENCRYPTION_KEYS: Buffer.alloc(32).toString('base64') }
    const { url, output } = await startBuiltServer({
      ...limits,
      ...database,
      DATA_DIR: makeDataDir(),
      LOG_LEVEL: 'error',
    })
    const { sent, faults, slope, statuses } = await sendBadRequests(url)
    expect(faults).toEqual([])
    expect(output()).not.toContain('request failed')
    // Nothing that they asked kept the database from the others.
    expect((await timedCall(`${url}/metrics`)).text).not.toMatch(/code="(not_ready|internal_error)"/)
    // As many are refused as are answered: they reach what lies behind the first checks.
    expect(statuses.get(200)).toBeGreaterThan(sent / 10)
    expect(statuses.get(400)).toBeGreaterThan(sent / 10)
    // Of fewer than these the heap has not found its size yet.
    if (sent >= 20_000) expect(slope).toBeLessThan(1)
    expect((await timedCall(`${url}/readyz`)).status).toBe(200)
  },
  3_600_000,
)
