import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { createHashKeys } from '#server/limits/hash-keys.ts'
import { createOutbox } from '#server/outbox/outbox.ts'
import { createQueue } from '#server/outbox/queue.ts'
import { createSealer } from '#server/sealing/sealer.ts'
import { makeTestFolder, quiet } from '#testing/database/test-database.ts'

const PROGRAM = 'build/outbox.js'

/** Runs `npm run outbox …` on this folder. */
async function run(dataDir: string, ...argv: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
  return promisify(execFile)(process.execPath, [PROGRAM, ...argv], { env })
}

test.skipIf(inject('testDatabaseUrl'))(
  'the operator lists, retries and drops messages while a server has the embedded database open',
  async () => {
    const dataDir = await makeTestFolder()
    const database = await openDatabase({ dataDir, log: quiet })
    onTestFinished(() => database.close().finally(() => rmSync(dataDir, { recursive: true })))
    await migrate(database.pool)
    await createOutbox({ database, keys: createHashKeys(database), sealer: createSealer({ DATA_DIR: dataDir }) }).add({
      kind: 'email',
      recipient: 'ana@mail.example',
      subject: 'Card',
      text: 'Card',
    })
    const queue = createQueue(database)
    const letter = await queue.claim(Date.now())
    if (!letter) throw new Error('The outbox is empty')
    await queue.bury(letter, { now: Date.now(), error: 'smtp_550' })

    const listed = await run(dataDir, 'list')
    expect(listed.stdout).toContain(`${letter.id}  dead  email  a…@mail.example`)
    expect(listed.stdout).toMatch(/1 try {2}smtp_550\n1 not delivered\.\n$/)
    expect(listed.stdout).not.toContain('ana@')
    expect((await run(dataDir, 'retry', '--all')).stdout).toBe('1 to be sent again.\n')
    expect((await run(dataDir, 'retry', letter.id)).stdout).toBe('0 to be sent again.\n')
    expect((await run(dataDir, 'drop', letter.id)).stdout).toBe('1 deleted.\n')
    expect((await run(dataDir, 'list')).stdout).toBe('Everything is delivered.\n')
    await expect(run(dataDir, 'drop', 'everything')).rejects.toMatchObject({ code: 2 })
  },
  // Each command is a process of its own.
  120_000,
)
