import { expect, inject, test } from 'vitest'
import { sharedDatabase } from '#testing/database/shared-database.ts'
import { claimSweep } from './claim-sweep.ts'

test.runIf(inject('testDatabaseUrl'))('of ten replicas at once one does a sweep, and one does the next', async () => {
  const database = await sharedDatabase()
  const claim = async (now: number) => {
    const claims = Array.from({ length: 10 }, () => claimSweep(database, 'talks', { every: 60_000, now }))
    return (await Promise.all(claims)).filter(Boolean).length
  }
  expect([await claim(0), await claim(30_000), await claim(60_000)]).toEqual([1, 0, 1])
})

test.skipIf(inject('testDatabaseUrl'))('the one process of the embedded database does each', async () => {
  const database = await sharedDatabase()
  for (const now of [0, 1]) expect(await claimSweep(database, 'talks', { every: 60_000, now })).toBe(true)
})
