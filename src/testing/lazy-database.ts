import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from '#server/db/connect.ts'
import * as schema from '#server/db/schema.ts'

type Connected = Parameters<Parameters<pg.Pool['connect']>[0]>

/** A database that is opened by its first question: opening takes seconds, and most test files ask nothing. */
export function lazyDatabase(kind: Database['kind'], open: () => Promise<Database>): Database {
  let opened: Promise<Database> | undefined
  const database = () => {
    opened ??= open()
    return opened
  }
  const pool = new LazyPool(async () => (await database()).pool)
  return {
    kind,
    pool,
    orm: drizzle({ client: pool, schema }),
    ready: async () => (await database()).ready(),
    close: async () => (await opened)?.close(),
  }
}

/** Every question of a pool starts with `connect`. */
class LazyPool extends pg.Pool {
  readonly #open: () => Promise<pg.Pool>

  constructor(open: () => Promise<pg.Pool>) {
    super()
    this.#open = open
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: (...connected: Connected) => void): void
  override connect(callback?: (...connected: Connected) => void) {
    const pool = this.#open()
    if (!callback) return pool.then((real) => real.connect())
    pool.then(
      (real) => real.connect(callback),
      (error) => callback(error, undefined, () => {}),
    )
  }
}
