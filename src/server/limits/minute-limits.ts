import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

type Limits = {
  /** How often an address may ask in a minute. */
  often: number
  /** How often who speaks of danger may; whatever comes after that is not even read. */
  inDanger: number
}

/**
 * Counts what an address asks. The returned function gives the refusal for who is over the limit, unless words of danger
 * are found.
 * @throws AppError too_many_requests where not even these are answered
 */
export function createLimit(app: FastifyInstance, { often, inDanger }: Limits) {
  const count = app.createRateLimit({ max: inDanger, timeWindow: '1 minute' })
  return async (request: FastifyRequest): Promise<AppError | undefined> => {
    const counted = await count(request)
    // Only requests of a list that we do not have are let through uncounted.
    if (counted.isAllowed) return undefined
    const refuse = () => new AppError('too_many_requests', '', counted.ttl)
    if (counted.isExceeded) throw refuse()
    return counted.remaining < inDanger - often ? refuse() : undefined
  }
}
