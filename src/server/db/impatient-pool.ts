import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseLog } from './database-log.ts'
import { DatabaseAwayError } from './outage.ts'

const connecting = 1_500
const lookAgainEvery = 500
/** For whoever holds a connection that was ended to give it back. */
const givenBackWithin = 1_000
/** For a connection for work that may take its time: a machine that is busy with a start is slow. */
const patience = 20_000
const timedOut = 'Connection terminated due to connection timeout'
/** Others hold all connections: of the embedded database, whoever holds its only one. */
const allHeld = 'timeout exceeded when trying to connect'

type ConnectCallback = Parameters<pg.Pool['connect']>[0]

/**
 * A pool that waits for no database that hangs. Where somebody holds a connection for longer than `longest` milliseconds, all
 * that are held are ended, and nobody gets one until the database answers again.
 */
export class ImpatientPool extends pg.Pool {
  readonly #config: pg.PoolConfig
  readonly #log: DatabaseLog
  readonly #held = new Map<pg.PoolClient, NodeJS.Timeout>()
  #isAway = false

  constructor(config: pg.PoolConfig, longest: number, log: DatabaseLog) {
    super({ ...config, connectionTimeoutMillis: connecting })
    this.#config = config
    this.#log = log
    this.on('acquire', (client) =>
      this.#held.set(
        client,
        setTimeout(() => this.#giveUp(), longest),
      ),
    )
    this.on('release', (_error, client) => this.#forget(client))
  }

  /** Whether the database hung when it was last asked. */
  get isAway(): boolean {
    return this.#isAway
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (callback) return void this.#connect(callback)
    return new Promise((resolve, reject) => {
      this.#connect((error, client) => (client ? resolve(client) : reject(error)))
    })
  }

  #connect(callback: ConnectCallback): void {
    if (this.#isAway) callback(new DatabaseAwayError(), undefined, () => {})
    else
      super.connect((error, client, done) => {
        if (error?.message === timedOut) this.#giveUp()
        callback(error, client, done)
      })
  }

  /** Does work that may take its time, such as a migration. */
  async withPatience<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.#connectPatiently()
    this.#forget(client)
    try {
      await client.query('SET statement_timeout = 0')
      const result = await work(client)
      await client.query('RESET statement_timeout')
      client.release()
      return result
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  async #connectPatiently(): Promise<pg.PoolClient> {
    for (const until = performance.now() + patience; ; await sleep(lookAgainEvery)) {
      try {
        return await this.connect()
      } catch (error) {
        const isSlow = error instanceof DatabaseAwayError || [timedOut, allHeld].includes((error as Error).message)
        if (!isSlow || performance.now() > until) throw error
      }
    }
  }

  #forget(client: pg.PoolClient): void {
    clearTimeout(this.#held.get(client))
    this.#held.delete(client)
  }

  #giveUp(): void {
    if (this.#isAway || this.ending) return
    this.#isAway = true
    this.#log.error({}, 'the database does not answer, and is asked nothing until it does')
    for (const client of this.#held.keys()) this.#end(client)
    void this.#lookAgain()
  }

  /** Cuts a connection. Drizzle never gives back one that broke as its transaction began, so we do. */
  #end(client: pg.PoolClient): void {
    // The types give only `release` to a client of a pool.
    void (client as unknown as pg.Client).end()
    setTimeout(() => this.#held.has(client) && client.release(true), givenBackWithin).unref()
  }

  async #lookAgain(): Promise<void> {
    while (!this.ending && !(await answers(this.#config))) await sleep(lookAgainEvery, undefined, { ref: false })
    if (this.ending) return
    this.#isAway = false
    this.#log.warn({}, 'the database answers again')
  }
}

async function answers(config: pg.PoolConfig): Promise<boolean> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: connecting, query_timeout: connecting })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    void client.end()
  }
}
