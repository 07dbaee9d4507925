import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Which catalogues this database has served. Replicas read the newest row to notice that a newer one is out. */
export const catalogueVersion = pgTable(
  'catalogue_version',
  {
    hash: text().primaryKey(),
    programs: integer().notNull(),
    drugs: integer().notNull(),
    loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
    lastStartedAt: timestamp('last_started_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('catalogue_version_last_started_at').on(table.lastStartedAt)],
)
