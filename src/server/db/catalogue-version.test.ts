import { desc } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { sharedDatabase } from '#testing/database/shared-database.ts'
import { recordCatalogueVersion } from './catalogue-version.ts'
import type { Database } from './connect.ts'
import { catalogueVersion } from './schema.ts'

let database: Database

beforeAll(async () => {
  database = await sharedDatabase()
})

async function startedLast() {
  const [latest] = await database.orm
    .select()
    .from(catalogueVersion)
    .orderBy(desc(catalogueVersion.lastStartedAt))
    .limit(1)
  return latest
}

test('the latest catalogue is the one that was started last', async () => {
  expect(await startedLast()).toBeUndefined()
  await recordCatalogueVersion(database, { hash: 'old', programs: 10, drugs: 200 })
  await recordCatalogueVersion(database, { hash: 'new', programs: 11, drugs: 201 })
  expect(await startedLast()).toMatchObject({ hash: 'new', programs: 11, drugs: 201 })

  await recordCatalogueVersion(database, { hash: 'old', programs: 10, drugs: 200 })
  const latest = await startedLast()
  expect(latest?.hash).toBe('old')
  expect(latest?.lastStartedAt.getTime()).toBeGreaterThanOrEqual(latest?.loadedAt.getTime() ?? Number.NaN)
})
