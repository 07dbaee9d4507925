import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Database } from '#server/db/connect.ts'
import { utcDay } from '#server/limits/hash-keys.ts'
import type { HashKeys } from './hash-keys.ts'
import { mostNetworks } from './network.ts'

const minute = 60_000
const writesEvery = 1_000
/** Who asks less than this share of a limit is not written down: that is nearly everybody. */
const worthSharing = 1 / 10

/** What was counted here, how much of that is written down, and what the other replicas wrote. */
type Counted = { own: number; written: number; elsewhere: number }

type Parts = { database: Pick<Database, 'kind' | 'pool'>; keys: HashKeys }

export type MinuteCounts = {
  /** Notes a request, and returns how many the other replicas had this minute by the same name, as far as is known. */
  note(name: string, limit: number): number
  /** Writes and reads once a second, until `stopSharing`. */
  startSharing(log: Pick<FastifyBaseLogger, 'debug'>): void
  stopSharing(): void
}

/** Beside an embedded database there are no other replicas. */
const ofOne: MinuteCounts = { note: () => 0, startSharing() {}, stopSharing() {} }

/**
 * What addresses ask of all replicas in a minute. Each replica counts and answers from memory; once a second it writes down what
 * it counted of those who ask much, and reads what the others did. So no answer waits for the database, and while that is
 * away each replica goes by its own count (decision 0029).
 */
export function createMinuteCounts({ database, keys }: Parts, now: () => number = Date.now): MinuteCounts {
  return database.kind === 'embedded' ? ofOne : countForAll(database.pool, keys, now)
}

function countForAll(pool: Database['pool'], keys: HashKeys, now: () => number): MinuteCounts {
  let begun = minuteOf(now())
  const counts = new LRUCache<string, Counted>({ max: mostNetworks })
  const busy = new LRUCache<string, Counted>({ max: mostNetworks })
  let forgottenAt = 0
  let timer: NodeJS.Timeout | undefined

  function turnMinute(): void {
    if (begun === minuteOf(now())) return
    begun = minuteOf(now())
    counts.clear()
    busy.clear()
  }

  /** One statement for all, in the order of their hashes, so that two replicas never wait for each other. */
  async function share(): Promise<void> {
    const at = new Date(begun)
    const shared = [...busy].map(([name, counted]) => ({ name, counted, added: counted.own - counted.written }))
    if (shared.length === 0) return
    const hashes = await Promise.all(shared.map(({ name }) => keys.ofDay(utcDay(begun), 'minute', name)))
    const { rows } = await pool.query<{ hash: Buffer; count: number }>(
      `INSERT INTO minute_count (hash, minute, count)
       SELECT hash, $3, added FROM unnest($1::bytea[], $2::integer[]) AS given (hash, added) ORDER BY hash
       ON CONFLICT (minute, hash) DO UPDATE SET count = minute_count.count + excluded.count
       RETURNING hash, count`,
      [hashes, shared.map(({ added }) => added), at],
    )
    const totals = new Map(rows.map(({ hash, count }) => [hash.toString('hex'), count]))
    for (const [index, { counted, added }] of shared.entries()) {
      counted.written += added
      counted.elsewhere = (totals.get(hashes[index]?.toString('hex') ?? '') ?? counted.written) - counted.written
    }
  }

  async function forgetOld(): Promise<void> {
    if (forgottenAt === begun) return
    await pool.query('DELETE FROM minute_count WHERE minute < $1', [new Date(begun - minute)])
    forgottenAt = begun
  }

  async function exchange(): Promise<void> {
    turnMinute()
    await share()
    await forgetOld()
  }

  return {
    note(name, limit) {
      turnMinute()
      const counted = counts.get(name) ?? { own: 0, written: 0, elsewhere: 0 }
      counted.own++
      counts.set(name, counted)
      if (counted.own >= limit * worthSharing) busy.set(name, counted)
      return counted.elsewhere
    },

    startSharing(log) {
      const next = () => {
        timer = setTimeout(() => {
          exchange()
            // The database has told of itself, and each replica still counts.
            .catch((error: unknown) => log.debug({ err: error }, 'the counts of the minute were not shared'))
            .finally(() => timer && next())
        }, writesEvery).unref()
      }
      next()
    },

    stopSharing() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}

function minuteOf(at: number): number {
  return at - (at % minute)
}
