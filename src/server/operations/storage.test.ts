import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AppError } from '#server/errors.ts'
import { testApp } from '#testing/test-app.ts'
import { makeTestFolder } from '#testing/test-database.ts'
import { createReadiness } from './readiness.ts'
import { createStorage } from './storage.ts'
import { createUpkeep } from './upkeep.ts'

const everything = Number.MAX_SAFE_INTEGER

test('a disk with room is fine, also before the folder is made, and one that says nothing of itself counts as such', async () => {
  const folder = await makeTestFolder()
  expect(await createStorage(folder, { low: 1, full: 0 }).check()).toMatchObject({ state: 'fine' })
  expect(await createStorage(join(folder, 'not', 'yet'), { low: 1, full: 0 }).check()).toMatchObject({ state: 'fine' })
  expect(await createStorage('\0', { low: everything, full: 1 }).check()).toMatchObject({ state: 'fine' })
})

test('a disk that fills up is told of in the log and by readiness before it is full, and a full one is not ready', async () => {
  const { services } = await testApp()
  const folder = await makeTestFolder()
  const low = createStorage(folder, { low: everything, full: 0 })
  const full = createStorage(folder, { low: everything, full: everything })
  expect(await createReadiness(services.database, low).check()).toBe('low')
  await expect(createReadiness(services.database, full).check()).rejects.toThrow(new AppError('storage_full'))
  const told: unknown[] = []
  const log = {
    warn: (_: unknown, said: string) => void told.push(said),
    error: (_: unknown, said: string) => void told.push(said),
  }
  for (const storage of [low, full]) await createUpkeep(services.database, storage).run(log as never)
  expect(told).toEqual(['the disk is nearly full', 'the disk is full: nothing can be kept or sent until there is room'])
})

test('a process that is to stop is not ready from then on', async () => {
  const { app, services } = await testApp()
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  services.readiness.stop()
  const reply = await app.inject('/readyz')
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5'])
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})
