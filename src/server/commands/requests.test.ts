import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parse } from 'csv-parse/sync'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { createRequests } from '#server/intake/requests.ts'
import { createSealer } from '#server/sealing/sealer.ts'
import { makeTestFolder, quiet } from '#testing/database/test-database.ts'
import { nameOfUser } from './trail.ts'

const PROGRAM = 'build/requests.js'

/** Runs `npm run requests …` on this folder, as npm does when it is called in it. */
async function run(dataDir: string, ...argv: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, INIT_CWD: dataDir }
  return promisify(execFile)(process.execPath, [PROGRAM, ...argv], { env })
}

test.skipIf(inject('testDatabaseUrl'))(
  'the operator lists, shows, exports and deletes requests while a server has the embedded database open',
  async () => {
    const dataDir = await makeTestFolder()
    const database = await openDatabase({ dataDir, log: quiet })
    onTestFinished(() => database.close().finally(() => rmSync(dataDir, { recursive: true })))
    await migrate(database.pool)
    const requests = createRequests(database, createSealer({ ENCRYPTION_KEYS: undefined, DATA_DIR: dataDir }))
    const id = randomUUID()
    const fields = { name: '=1+1', email: '', phone: '+15855550123', topic: 'site', message: '"Hi",\u001b[2J\nthere' }
    const request = {
      id,
      kind: 'contact' as const,
      createdAt: new Date(0),
      content: { language: 'es' as const, fields },
    }
    await database.orm.transaction((transaction) => requests.add(transaction, request))
    expect(statSync(join(dataDir, 'requests.key')).mode & 0o777).toBe(0o600)

    const listed = await run(dataDir, 'list')
    expect(listed.stdout).toBe(`${id}  1970-01-01T00:00:00.000Z  contact  es\n1 request.\n`)
    const shown = await run(dataDir, 'show', id)
    expect(shown.stdout).toContain('Your name: =1+1\nPhone: +15855550123\nWhat is it about?: This site\n')
    expect(shown.stdout).toContain('How can we help?: "Hi",�[2J\nthere\nLanguage of the page: Spanish')

    const file = join(dataDir, 'requests.csv')
    expect((await run(dataDir, 'export', 'requests.csv')).stdout).toBe(`1 written to ${file}.\n`)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const [row] = parse(readFileSync(file), { columns: true })
    expect(row).toMatchObject({ id, form: 'contact', name: "'=1+1", phone: "'+15855550123", message: fields.message })
    await expect(run(dataDir, 'export', file)).rejects.toMatchObject({
      stderr: `${file} is there already, and was left as it is. Name another file.\n`,
    })
    const mistyped = join(dataDir, 'mistyped')
    await expect(run(mistyped, 'list')).rejects.toMatchObject({
      stderr: expect.stringContaining(`There is no database in ${mistyped}.`),
    })
    expect(existsSync(mistyped)).toBe(false)

    rmSync(join(dataDir, 'requests.key'))
    expect((await run(dataDir, 'list')).stdout).toContain('no key opens it')
    await expect(run(dataDir, 'show', id)).rejects.toMatchObject({ code: 1 })
    expect((await run(dataDir, 'delete', id)).stdout).toBe('1 deleted.\n')
    expect((await run(dataDir, 'list')).stdout).toBe('0 requests.\n')
    const trail = (await run(dataDir, 'trail')).stdout.trim().split('\n')
    const said = [
      'list  1',
      'show  1',
      'export  1',
      'export  not finished',
      'list  1',
      'show  0',
      'delete  1',
      'list  0',
    ]
    expect(trail.map((line) => line.split('  ').slice(1).join('  '))).toEqual(
      [...said, 'trail  not finished'].map((line) => `${nameOfUser()}  requests ${line}`),
    )
    expect(trail.join()).not.toContain(id)
    await expect(run(dataDir, 'show', id)).rejects.toMatchObject({ code: 1 })
    await expect(run(dataDir, 'delete', 'everything')).rejects.toMatchObject({ code: 2 })
    expect(existsSync(file)).toBe(true)
  },
  // Each command is a process of its own.
  120_000,
)
