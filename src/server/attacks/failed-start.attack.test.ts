import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/connect.ts'
import { quiet } from '#testing/database/test-database.ts'
import { launchBuiltServer, makeDataDir, startBuiltServer } from '#testing/processes/built-server.ts'

const key = Buffer.alloc(32).toString('base64')

/** A port on which nobody listens. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** The lines of a start that must fail, without its steps. */
async function failedStart(env: Record<string, string>): Promise<string[]> {
  const server = launchBuiltServer(env)
  expect(await server.ended, server.output()).toBe(1)
  return server
    .output()
    .split('\n')
    .filter((line) => line && !/ …$|^ {2}\d+ medicines/.test(line))
}

test('a start with PostgreSQL away is one sentence that names where it was looked for, and no password', async () => {
  const host = `127.0.0.1:${await freePort()}`
  const lines = await failedStart({
    DATA_DIR: makeDataDir(),
    DATABASE_URL: `postgresql://navi:a-password@${host}/navi`,
    ENCRYPTION_KEYS: key,
  })
  expect(lines).toEqual([
    `PostgreSQL can't be used: nothing answers at ${host}, or it refuses the user or the database navi of DATABASE_URL. Start it, or correct DATABASE_URL, and start Navi again.`,
  ])
})

test('a start at a port that is taken is one sentence that names its settings', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void taken.close())
  const { port } = taken.address() as { port: number }
  const lines = await failedStart({ DATA_DIR: makeDataDir(), HOST: '127.0.0.1', PORT: String(port) })
  expect(lines).toEqual([
    `Navi can't listen at HOST 127.0.0.1 and PORT ${port}: another program listens there. Set another one.`,
  ])
})

test('a start whose directory of local help is damaged is one sentence that says what to do', async () => {
  const dataDir = makeDataDir()
  const server = await startBuiltServer({ DATA_DIR: dataDir })
  server.kill('SIGTERM')
  await server.ended
  const database = await openDatabase({ dataDir, log: quiet })
  const { rows } = await database.pool.query<{ path: string }>(
    "SELECT pg_relation_filepath(oid) AS path FROM pg_class WHERE relname LIKE 'directory_edition%' AND relkind <> 'S'",
  )
  await database.close()
  for (const { path } of rows) {
    const file = join(dataDir, 'database', path)
    writeFileSync(file, Buffer.alloc(readFileSync(file).length, 0xa5))
  }
  const lines = await failedStart({ DATA_DIR: dataDir })
  expect(lines).toEqual([expect.stringMatching(/^The embedded database in .* can't be opened: its files are damaged/)])
})
