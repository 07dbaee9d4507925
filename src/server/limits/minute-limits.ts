import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { AppError } from '../errors.ts'
import type { MinuteCounts } from './minute-counts.ts'
import { homeOf } from './network.ts'

type Limits = {
  /** What is counted, the same in each replica. */
  name: string
  /** How often an address may ask in a minute. */
  often: number
  /** How often who speaks of danger may; whatever comes after that is not even read. */
  inDanger: number
}

/** The requests of a home in the minute that began with the first of them. */
type Counted = { since: number; requests: number }

const minute = 60_000
/** Of more, who asked least lately is counted anew: a crowd must not fill the memory. */
const mostHomes = 5_000

/**
 * Counts what an address asks, of this process and, a second later, of all. The returned function gives the refusal for who is over the limit, unless words of danger
 * are found. Every request passes here, so nothing is waited for.
 * @throws AppError too_many_requests where not even these are answered
 */
export function createLimit(minuteCounts: MinuteCounts, { name, often, inDanger }: Limits) {
  const homes = new LRUCache<string, Counted>({ max: mostHomes })

  function count(home: string): Counted {
    const now = Date.now()
    const known = homes.get(home)
    if (known && now < known.since + minute) {
      known.requests += 1
      return known
    }
    const counted = { since: now, requests: 1 }
    homes.set(home, counted)
    return counted
  }

  return ({ ip }: FastifyRequest): AppError | undefined => {
    const home = homeOf(ip)
    const { since, requests } = count(home)
    const asked = requests + minuteCounts.note(`${name} ${home}`, often)
    if (asked <= often) return undefined
    const refusal = new AppError('too_many_requests', '', since + minute - Date.now())
    if (asked > inDanger) throw refusal
    return refusal
  }
}
