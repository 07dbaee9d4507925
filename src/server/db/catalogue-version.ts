import { sql } from 'drizzle-orm'
import type { Database } from './connect.ts'
import { catalogueVersion } from './schema.ts'

type CatalogueVersion = Pick<typeof catalogueVersion.$inferSelect, 'hash' | 'programs' | 'drugs'>

/** Remembers that a server has started with this catalogue. */
export async function recordCatalogueVersion({ orm }: Database, version: CatalogueVersion) {
  const { hash, programs, drugs } = version
  // clock_timestamp, because now() stands still within a transaction and two starts must never tie.
  const lastStartedAt = sql`clock_timestamp()`
  await orm
    .insert(catalogueVersion)
    .values({ hash, programs, drugs, lastStartedAt })
    .onConflictDoUpdate({ target: catalogueVersion.hash, set: { programs, drugs, lastStartedAt } })
}
