import { expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '#testing/database/postgres-server.ts'
import { sendBadRequests } from '#testing/processes/bad-requests-trial.ts'
import { makeDataDir, startBuiltServer } from '#testing/processes/built-server.ts'
import { collects } from '#testing/processes/memory-course.ts'
import { timedCall } from '#testing/processes/timed-call.ts'

/** Far above what a day brings, so that requests reach what lies behind the limits. */
const limits = {
  SENDS_PER_ADDRESS: '1000000',
  SENDS_PER_RECIPIENT: '1000000',
  SENDS_PER_DAY: '1000000',
  REQUESTS_PER_ADDRESS: '1000000',
  REQUESTS_PER_DAY: '1000000',
}

const operatorToken = 'a-token-of-the-operator'

test.for(['embedded', 'postgres'])(
  'bad requests of every kind to every call and page break nothing, on the %s database',
  { timeout: 3_600_000 },
  async (kind, { skip }) => {
    const postgres = kind === 'postgres' ? startPostgres() : undefined
    if (kind === 'postgres' && !postgres) return skip('PostgreSQL is not installed')
    if (postgres) onTestFinished(postgres.stop)
    const database = postgres && { DATABASE_URL: postgres.url, ENCRYPTION_KEYS: Buffer.alloc(32).toString('base64') }
    const server = await startBuiltServer({
      ...limits,
      OPERATOR_TOKEN: operatorToken,
      ...collects,
      ...database,
      DATA_DIR: makeDataDir(),
      LOG_LEVEL: 'error',
    })
    const { url, output } = server
    // Who takes the files of the open data first waits until they are made, on a busy machine for long.
    await fetch(`${url}/data/manifest.json`)
    const { sent, faults, growth, statuses } = await sendBadRequests(server, operatorToken)
    expect(faults).toEqual([])
    expect(output()).not.toContain('request failed')
    // Nothing that they asked kept the database from the others.
    expect((await timedCall(`${url}/metrics`)).text).not.toMatch(/code="(not_ready|internal_error)"/)
    // As many are refused as are answered: they reach what lies behind the first checks.
    expect(statuses.get(200)).toBeGreaterThan(sent / 10)
    expect(statuses.get(400)).toBeGreaterThan(sent / 10)
    expect((await timedCall(`${url}/readyz`)).status).toBe(200)
    // Of fewer than these the heap has not found its size yet. What still grows is code that is compiled.
    if (sent < 20_000) return
    expect(growth.heap).toBeLessThan(0.5)
    expect(growth.memory).toBeLessThan(1)
  },
)
