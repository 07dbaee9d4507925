import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { FolderInUseError, lockFolder } from './lock.ts'

const LOCK = new URL('./lock.ts', import.meta.url).href
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'navi-lock-'))
  return () => rmSync(folder, { recursive: true })
})

/** A process that takes the lock at a given moment, says how that went, and waits. */
async function startLocker(at = 0) {
  const script = `
    import { lockFolder } from ${JSON.stringify(LOCK)}
    while (Date.now() < ${at}) {}
    const answer = await lockFolder(${JSON.stringify(folder)}).then(() => 'locked', (error) => error.message)
    console.log(answer)
    setInterval(() => {}, 1000)`
  const options = ['--import', 'tsx', '--input-type=module', '--eval', script]
  const locker = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void locker.kill('SIGKILL'))
  const [answer] = await once(locker.stdout, 'data')
  return { locker, answer: String(answer).trim() }
}

/** The claim of a process of this place, with other parts put in. */
async function claimOf(change: { pid?: string; started?: string; place?: string }) {
  const release = await lockFolder(folder)
  const [, pid = '', started = '', place = ''] = readdirSync(folder)[0]?.split('.') ?? []
  release()
  const parts = { pid, started, place, ...change }
  const file = join(folder, `navi.${parts.pid}.${parts.started}.${parts.place}.lock`)
  writeFileSync(file, '')
  return file
}

test('a folder that a live process holds is refused with its number and the folder', async () => {
  const { locker, answer } = await startLocker()
  expect(answer).toBe('locked')
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError)
  await expect(lockFolder(folder)).rejects.toThrow(`process ${locker.pid} has ${folder} open`)
})

test('the same process cannot take a folder twice, and can again after letting go', async () => {
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(`process ${process.pid} has ${folder} open`)
  release()
  expect(readdirSync(folder)).toEqual([])
  const again = await lockFolder(folder)
  again()
})

test('the lock of a killed process is taken over', async () => {
  const { locker } = await startLocker()
  locker.kill('SIGKILL')
  await once(locker, 'exit')
  expect(readdirSync(folder)).toHaveLength(1)
  const release = await lockFolder(folder)
  expect(readdirSync(folder)).toEqual([expect.stringContaining(`navi.${process.pid}.`)])
  release()
})

test('a number that has gone to another process does not keep the lock', async () => {
  await claimOf({ pid: '1', started: '999999999999' })
  const release = await lockFolder(folder)
  release()
})

test('of several that start at once beside a stale lock, never more than one gets it', async () => {
  await claimOf({ started: '1' })
  const at = Date.now() + 2500
  const answers = await Promise.all([1, 2, 3, 4].map(() => startLocker(at)))
  expect(answers.filter(({ answer }) => answer === 'locked').length).toBeLessThanOrEqual(1)
  for (const { answer } of answers) expect(answer).toMatch(/^locked$|^Another Navi is already running/)
})

test('the lock of another machine is kept as long as its heart beats', async () => {
  const file = await claimOf({ place: '0123456789ab' })
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), 200)
  onTestFinished(() => clearInterval(beat))
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError)
})

test('the lock of another machine that was silent for minutes is taken over', async () => {
  const file = await claimOf({ place: '0123456789ab' })
  const longAgo = new Date(Date.now() - 300_000)
  utimesSync(file, longAgo, longAgo)
  const release = await lockFolder(folder)
  release()
})
