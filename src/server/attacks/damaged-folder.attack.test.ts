import { cpSync, existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { launchBuiltServer, makeDataDir, startBuiltServer } from '#testing/processes/built-server.ts'
import { timedCall } from '#testing/processes/timed-call.ts'

/** A data folder that a server was stopped on as it should be. */
async function makeUsedFolder(): Promise<string> {
  const dataDir = makeDataDir()
  const server = await startBuiltServer({ DATA_DIR: dataDir })
  server.kill('SIGTERM')
  await server.ended
  return dataDir
}

const database = (dataDir: string, ...path: string[]) => join(dataDir, 'database', ...path)

async function failedStart(dataDir: string): Promise<string> {
  const server = launchBuiltServer({ DATA_DIR: dataDir })
  expect(await server.ended, server.output()).toBe(1)
  return server.output()
}

const damages: { name: string; damage: (dataDir: string) => void }[] = [
  { name: 'without PG_VERSION', damage: (dataDir) => rmSync(database(dataDir, 'PG_VERSION')) },
  {
    name: 'with a spoiled pg_control',
    damage: (dataDir) => writeFileSync(database(dataDir, 'global', 'pg_control'), Buffer.alloc(8192, 7)),
  },
  { name: 'with an empty pg_control', damage: (dataDir) => truncateSync(database(dataDir, 'global', 'pg_control')) },
  { name: 'without its log of changes', damage: (dataDir) => rmSync(database(dataDir, 'pg_wal'), { recursive: true }) },
  { name: 'with spoiled tables', damage: spoilTables },
]

/** Overwrites every table and index, those of the system too. */
function spoilTables(dataDir: string): void {
  const base = database(dataDir, 'base')
  for (const folder of readdirSync(base)) {
    for (const file of readdirSync(join(base, folder))) {
      const path = join(base, folder, file)
      if (/^\d+$/.test(file)) writeFileSync(path, Buffer.alloc(readFileSync(path).length, 0xa5))
    }
  }
}

test('a database folder that was damaged is refused in one sentence that says what to do, and left as it was', async () => {
  const whole = await makeUsedFolder()
  for (const { name, damage } of damages) {
    const dataDir = makeDataDir()
    cpSync(database(whole), database(dataDir), { recursive: true })
    damage(dataDir)
    const output = await failedStart(dataDir)
    expect(output, name).toContain(`The embedded database in ${database(dataDir)} can't be opened: `)
    expect(output, name).toContain('Put a copy of the whole folder in its place')
    expect(output, name).not.toMatch(/^\s+at |RuntimeError|Aborted|wasm/m)
    expect(output, name).not.toContain('Navi is ready')
  }
  const copy = makeDataDir()
  cpSync(database(whole), database(copy), { recursive: true })
  rmSync(database(copy, 'PG_VERSION'))
  await failedStart(copy)
  cpSync(database(whole, 'PG_VERSION'), database(copy, 'PG_VERSION'))
  const again = await startBuiltServer({ DATA_DIR: copy })
  expect((await timedCall(`${again.url}/readyz`)).status).toBe(200)
}, 300_000)

test('a start that was killed while it made its first database is made up for by the next', async () => {
  const dataDir = makeDataDir()
  const first = launchBuiltServer({ DATA_DIR: dataDir })
  await expect.poll(() => existsSync(database(dataDir, 'navi.unfinished')), { timeout: 60_000, interval: 5 }).toBe(true)
  await expect.poll(() => readdirSync(database(dataDir)).length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(1)
  await sleep(Math.random() * 100)
  first.kill('SIGKILL')
  await first.ended
  const next = await startBuiltServer({ DATA_DIR: dataDir })
  expect((await timedCall(`${next.url}/readyz`)).status).toBe(200)
  expect(existsSync(database(dataDir, 'navi.unfinished'))).toBe(false)
})
