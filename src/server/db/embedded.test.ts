import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { expect, inject, onTestFinished, test } from 'vitest'
import { makeTestFolder, quiet } from '#testing/database/test-database.ts'
import { type DatabaseOptions, openDatabase } from './connect.ts'
import { socketFolder } from './embedded.ts'
import { FolderInUseError } from './lock.ts'
import { migrate } from './migrate.ts'

// The run on PostgreSQL has no use for these.
const url = inject('testDatabaseUrl')

async function openFolder(dataDir: string, options: Partial<DatabaseOptions> = {}) {
  const database = await openDatabase({ dataDir, log: quiet, ...options })
  onTestFinished(() => database.close())
  if (!options.joinRunning) await migrate(database.pool)
  return database
}

async function makeFolder() {
  const dataDir = await makeTestFolder()
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  return dataDir
}

test.skipIf(url)('a folder that is open cannot be opened again', async () => {
  const dataDir = await makeFolder()
  await openFolder(dataDir)
  await expect(openFolder(dataDir)).rejects.toThrow(FolderInUseError)
})

test.skipIf(url)('commands share the database of a running server, and each gets its own answers', async () => {
  const dataDir = await makeFolder()
  const server = await openFolder(dataDir)
  const sharing = [server]
  for (let more = 3; more > 0; more--) sharing.push(await openFolder(dataDir, { joinRunning: true }))
  // A long value reaches the database in several pieces, with the short statements of others between them.
  const answers = sharing.map(async ({ pool }, index) => {
    for (let round = 0; round < 40; round++) {
      const long = 'x'.repeat(index * 300_000)
      const { rows } = await pool.query(`SELECT length($1::text) AS length_${index}`, [long])
      expect(rows).toEqual([{ [`length_${index}`]: long.length }])
    }
  })
  await Promise.all(answers)
  expect(await server.ready()).toBe(true)
})

test.skipIf(url)('a command that leaves in the middle of a transaction does not block the server', async () => {
  const dataDir = await makeFolder()
  const server = await openFolder(dataDir)
  const command = await openFolder(dataDir, { joinRunning: true })
  const client = await command.pool.connect()
  await client.query('CREATE TABLE pet (name text)')
  await client.query('BEGIN')
  await client.query("INSERT INTO pet VALUES ('cat')")
  client.release(new Error('the command was killed'))
  await command.close()
  expect((await server.pool.query('SELECT * FROM pet')).rows).toEqual([])
})

test.skipIf(url)('the database is started again when its thread dies, but only once', async () => {
  const workers: Worker[] = []
  const notice = (worker: Worker) => void workers.push(worker)
  process.on('worker', notice)
  onTestFinished(() => void process.off('worker', notice))
  const fatal: Error[] = []
  const database = await openFolder(await makeFolder(), { onFatal: (error) => void fatal.push(error) })
  await database.pool.query('CREATE TABLE pet AS SELECT 1 AS age')

  await workers[0]?.terminate()
  await expect.poll(database.ready, { timeout: 20_000 }).toBe(true)
  expect((await database.pool.query('SELECT age FROM pet')).rows).toEqual([{ age: 1 }])

  await workers[1]?.terminate()
  await expect.poll(() => fatal[0]?.message).toContain('the embedded database ended')
  expect(await database.ready()).toBe(false)
})

test.skipIf(url)(
  'a new database is made beside the socket of a killed process whose database was moved away',
  async () => {
    const dataDir = await makeFolder()
    renameSync(join(dataDir, 'database'), join(dataDir, 'damaged'))
    // Who listens is killed and leaves its socket behind, as nobody does who closes it.
    const listen = 'net.createServer().listen(process.argv[1], () => process.kill(process.pid, "SIGKILL"))'
    const socket = join(socketFolder(dataDir), '.s.PGSQL.5432')
    spawnSync(process.execPath, ['--eval', listen, socket])
    expect(existsSync(socket)).toBe(true)
    const database = await openFolder(dataDir)
    expect(await database.ready()).toBe(true)
  },
)

test.skipIf(url)('a folder whose path is too long for a socket has it in a short, private folder', async () => {
  const dataDir = await makeFolder()
  const deep = join(dataDir, ...Array.from({ length: 3 }, () => randomUUID()))
  mkdirSync(deep, { recursive: true })
  renameSync(join(dataDir, 'database'), join(deep, 'database'))
  const short = socketFolder(deep)
  onTestFinished(() => rmSync(short, { recursive: true }))
  const database = await openFolder(deep)
  expect(await database.ready()).toBe(true)
  expect(statSync(short).mode & 0o777).toBe(0o700)
  expect(existsSync(join(deep, '.s.PGSQL.5432'))).toBe(false)
})
