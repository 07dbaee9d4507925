import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { AppError } from '../errors.ts'
import type { MinuteCounts } from './minute-counts.ts'
import { mostNetworks, type Network, networksOf } from './network.ts'

type Limits = {
  /** What is counted, the same in each replica. */
  name: string
  /** How often an address may ask in a minute; of a wider network its share (see `networksOf`). */
  often: number
  /** How often who speaks of danger may; whatever comes after that is not even read. */
  inDanger: number
}

/** The requests of a network in the minute that began with the first of them. */
type Counted = { since: number; requests: number }

const minute = 60_000

/**
 * Counts what an address and the networks around it ask, of this process and, a second later, of all. The returned function gives the refusal for who is over the limit, unless words of danger
 * are found. Every request passes here, so nothing is waited for.
 * @throws AppError too_many_requests where not even these are answered
 */
export function createLimit(minuteCounts: MinuteCounts, { name, often, inDanger }: Limits) {
  const networks = new LRUCache<string, Counted>({ max: mostNetworks })

  function count(network: string): Counted {
    const now = Date.now()
    const known = networks.get(network)
    if (known && now < known.since + minute) {
      known.requests += 1
      return known
    }
    const counted = { since: now, requests: 1 }
    networks.set(network, counted)
    return counted
  }

  function refuse({ name: network, share }: Network): AppError | undefined {
    const { since, requests } = count(network)
    const asked = requests + minuteCounts.note(`${name} ${network}`, often * share)
    if (asked <= often * share) return undefined
    const refusal = new AppError('too_many_requests', '', since + minute - Date.now())
    if (asked > inDanger * share) throw refusal
    return refusal
  }

  return ({ ip }: FastifyRequest): AppError | undefined => {
    for (const network of networksOf(ip)) {
      const refusal = refuse(network)
      // What a home is refused does not count for the networks around it, or one would shut out its neighbours.
      if (refusal) return refusal
    }
    return undefined
  }
}
