import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database } from '#server/db/connect.ts'
import { ImpatientPool } from '#server/db/impatient-pool.ts'
import * as schema from '#server/db/schema.ts'
import { quiet } from './test-database.ts'

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

/** Every question of a pool starts with `connect`, and work that takes its time is for the real pool, which ends the rest. */
class LazyPool extends ImpatientPool {
  readonly #open: () => Promise<ImpatientPool>
  #opened: ImpatientPool | undefined

  constructor(open: () => Promise<ImpatientPool>) {
    super({}, 0, quiet)
    this.#open = async () => {
      this.#opened = await open()
      return this.#opened
    }
  }

  override get isAway(): boolean {
    return this.#opened?.isAway ?? false
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

  override async withPatience<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    return (await this.#open()).withPatience(work)
  }
}
