import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testing/test-database.ts'
import { latestCatalogueVersion, recordCatalogueVersion } from './catalogue-version.ts'
import type { Database } from './connect.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.close())

test('the latest catalogue is the one that was started last', async () => {
  expect(await latestCatalogueVersion(database)).toBeUndefined()
  await recordCatalogueVersion(database, { hash: 'old', programs: 10, drugs: 200 })
  await recordCatalogueVersion(database, { hash: 'new', programs: 11, drugs: 201 })
  expect(await latestCatalogueVersion(database)).toMatchObject({ hash: 'new', programs: 11, drugs: 201 })

  await recordCatalogueVersion(database, { hash: 'old', programs: 10, drugs: 200 })
  const latest = await latestCatalogueVersion(database)
  expect(latest?.hash).toBe('old')
  expect(latest?.lastStartedAt.getTime()).toBeGreaterThanOrEqual(latest?.loadedAt.getTime() ?? Number.NaN)
})
