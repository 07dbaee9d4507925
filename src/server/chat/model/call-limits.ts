import type { Database } from '#server/db/connect.ts'
import { AppError } from '#server/errors.ts'
import { createDayLimits } from '#server/limits/day-limits.ts'
import type { HashKeys } from '#server/limits/hash-keys.ts'
import { networksOf } from '#server/limits/network.ts'
import type { Config } from '#server/settings/config.ts'
import { within } from '#server/within.ts'

/** Why a model was not asked: too many calls now, of this reader, or today, or nobody can count them. */
const reasons = ['at_once', 'reader', 'day', 'not_counted'] as const
type Refusal = (typeof reasons)[number]

export type CallLimits = ReturnType<typeof createCallLimits>

type Limits = Pick<Config, 'LLM_CALLS_AT_ONCE' | 'LLM_CALLS_PER_READER' | 'LLM_CALLS_PER_DAY'>
type Parts = { config: Limits; keys: HashKeys; database: Pick<Database, 'orm'> }

/** Who asks waits so long for the count, in milliseconds. */
const longestCount = 1_000
const hoursADay = 24

/** Bounds what a model costs: calls at once in this process; by reader and hour, and in all by day, for all replicas. */
export function createCallLimits({ config, keys, database: { orm } }: Parts, now: () => number = Date.now) {
  const { LLM_CALLS_AT_ONCE: atOnce, LLM_CALLS_PER_READER: anHour, LLM_CALLS_PER_DAY: aDay } = config
  const limits = createDayLimits(keys, now)
  const refused = new Map<Refusal, number>(reasons.map((reason) => [reason, 0]))
  let running = 0

  const refuse = (reason: Refusal) => void refused.set(reason, (refused.get(reason) ?? 0) + 1)

  /** Counts one call, and gives how many there were this day. */
  async function count(address: string): Promise<number> {
    const hour = new Date(now()).toISOString().slice(0, 13)
    const prepared = await limits.prepare({
      kind: 'model',
      address,
      each: anHour * hoursADay,
      all: aDay,
      others: networksOf(address).map(({ name, share }) => ({
        of: ['model', name, hour],
        limit: anHour * share,
        code: 'too_many_requests',
      })),
    })
    return orm.transaction(prepared)
  }

  async function tryCount(address: string): Promise<number | Refusal> {
    const counted = count(address).catch((error: unknown) => reasonOf(error))
    return within(longestCount, counted, 'not_counted')
  }

  return {
    /** Leave for one call, to be given back by what is returned; `undefined`: no call. Waits for no other call. */
    async take(address: string, warn?: (message: string) => void): Promise<(() => void) | undefined> {
      if (running >= atOnce) {
        refuse('at_once')
        return undefined
      }
      running += 1
      const counted = await tryCount(address)
      if (typeof counted === 'number') {
        if (counted === Math.ceil(aDay / 2)) warn?.('half of LLM_CALLS_PER_DAY is used')
        if (counted === aDay) warn?.('LLM_CALLS_PER_DAY is used up: until tomorrow answers are the offline ones')
        return () => {
          running -= 1
        }
      }
      running -= 1
      refuse(counted)
      return undefined
    },

    /** How many calls were refused, by reason. */
    refused: (): ReadonlyMap<Refusal, number> => refused,
  }
}

function reasonOf(error: unknown): Refusal {
  if (!(error instanceof AppError)) return 'not_counted'
  return error.code === 'too_many_requests' ? 'reader' : 'day'
}
