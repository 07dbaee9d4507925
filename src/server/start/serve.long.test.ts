import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'

const rounds = 20
/** Longer than a start takes, so that some rounds are killed while they open the database and some while they serve. */
const longestLife = 4_000

test('the built server, killed at any moment of its life, starts cleanly on the same folder, twenty times', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'navi-serve-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  for (let round = 1; round <= rounds; round++) {
    await kill(start(dataDir).server, Math.random() * longestLife)
    const { server, output } = start(dataDir)
    await expect.poll(() => addressIn(output()), { message: `start after kill ${round}`, timeout: 60_000 }).toBeTruthy()
    const ready = await fetch(`${addressIn(output())}/readyz`)
    expect(await ready.json(), output()).toMatchObject({ status: 'ready' })
    await kill(server, 0)
  }
}, 600_000)

function start(dataDir: string) {
  const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir }
  const server = spawn(process.execPath, ['build/main.js'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
  }
  return { server, output: () => text }
}

function addressIn(output: string) {
  return output.match(/ready: (http:\S+)/)?.[1]
}

async function kill(server: ChildProcess, after: number) {
  const closed = once(server, 'close')
  await sleep(after)
  server.kill('SIGKILL')
  await closed
}
