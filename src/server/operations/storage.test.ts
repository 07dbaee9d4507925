import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '#testing/app/test-app.ts'
import { makeTestFolder } from '#testing/database/test-database.ts'
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

test('a disk that fills up is told of in the log and by readiness before it is full, and when it is', async () => {
  const { services } = await testApp()
  const folder = await makeTestFolder()
  const low = createStorage(folder, { low: everything, full: 0 })
  const full = createStorage(folder, { low: everything, full: everything })
  const states = [low, full].map((storage) => createReadiness(services.database, storage).readState())
  expect(await Promise.all(states)).toMatchObject([{ storage: 'low' }, { storage: 'full' }])
  const told: unknown[] = []
  const log = {
    warn: (_: unknown, said: string) => void told.push(said),
    error: (_: unknown, said: string) => void told.push(said),
  }
  for (const storage of [low, full]) await createUpkeep(services.database, storage).run(log as never)
  expect(told).toEqual(['the disk is nearly full', 'the disk is full: nothing can be kept or sent until there is room'])
})
