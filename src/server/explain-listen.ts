import type { Config } from './config.ts'
import { ExplainedError } from './explained-error.ts'

const reasons = new Map([
  ['EADDRINUSE', 'another program listens there'],
  ['EACCES', 'this user may not listen there'],
])

/** Why nobody can listen at an address, in words that name its settings; any other error as it is. */
export function explainListen(error: unknown, { HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>): unknown {
  const why = reasons.get((error as NodeJS.ErrnoException).code ?? '')
  if (!why) return error
  return new ExplainedError(`Navi can't listen at HOST ${HOST} and PORT ${PORT}: ${why}. Set another one.`, {
    cause: error,
  })
}
