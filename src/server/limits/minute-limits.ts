import type { FastifyInstance, FastifyRequest } from 'fastify'
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

/**
 * Counts what an address asks, of this process and, a second later, of all. The returned function gives the refusal for who is over the limit, unless words of danger
 * are found.
 * @throws AppError too_many_requests where not even these are answered
 */
export function createLimit(app: FastifyInstance, minuteCounts: MinuteCounts, { name, often, inDanger }: Limits) {
  const count = app.createRateLimit({ max: inDanger, timeWindow: '1 minute' })
  return async (request: FastifyRequest): Promise<AppError | undefined> => {
    const counted = await count(request)
    // Only requests of a list that we do not have are let through uncounted.
    if (counted.isAllowed) return undefined
    const left = counted.remaining - minuteCounts.note(`${name} ${homeOf(request.ip)}`, often)
    const refuse = () => new AppError('too_many_requests', '', counted.ttl)
    if (counted.isExceeded || left < 0) throw refuse()
    return left < inDanger - often ? refuse() : undefined
  }
}
