import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { makeTestFolder, quiet } from '#testing/database/test-database.ts'
import { openDatabase } from './connect.ts'
import { migrate } from './migrate.ts'

const ROUNDS = 20
const WRITER = fileURLToPath(new URL('#testing/database/database-writer.ts', import.meta.url))

test('no acknowledged row is lost when the process is killed, twenty times on one folder', async () => {
  const dataDir = await makeTestFolder()
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const acknowledged: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    const rows = await writeUntilKilled(dataDir, round * 1_000_000)
    expect(rows.length, `rows acknowledged in round ${round}`).toBeGreaterThan(0)
    acknowledged.push(...rows)
    const kept = await readRows(dataDir)
    expect(
      acknowledged.filter((id) => !kept.has(id)),
      `rows lost by round ${round}`,
    ).toEqual([])
    // The one insert that was under way may have been kept without an answer.
    expect(kept.size).toBeLessThanOrEqual(acknowledged.length + round)
  }
}, 600_000)

/** Runs a writer for a random moment and returns the rows it was told were written. */
async function writeUntilKilled(dataDir: string, firstId: number) {
  const arguments_ = ['--import', 'tsx', WRITER, dataDir, String(firstId)]
  const writer = spawn(process.execPath, arguments_, { stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = once(writer, 'close')
  let output = ''
  const wrote = new Promise<void>((resolve) => {
    writer.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (/\d+\n/.test(output)) resolve()
    })
  })
  await Promise.race([wrote, closed])
  await sleep(Math.random() * 1000)
  writer.kill('SIGKILL')
  const [, signal] = await closed
  expect(signal).toBe('SIGKILL')
  // A number cut short by the kill was not heard whole, so it ends with no line end.
  return [...output.matchAll(/^(\d+)\n/gm)].map(([, id]) => Number(id))
}

/** Opens the folder as a start does, and returns the rows that are there. */
async function readRows(dataDir: string) {
  const database = await openDatabase({ dataDir, log: quiet })
  expect(await migrate(database.pool)).toEqual([])
  const { rows } = await database.pool.query<{ id: number; words: string }>('SELECT id, words FROM written')
  await database.close()
  for (const { id, words } of rows) expect(words).toBe(`row ${id} `.repeat(20))
  return new Set(rows.map(({ id }) => id))
}
