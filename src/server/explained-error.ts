/** An error whose message says by itself what to do: where it ends a process, nothing else is printed. */
export class ExplainedError extends Error {}

/** Settings that the site can't start with; the message lists every bad one. */
export class ConfigError extends ExplainedError {}

/** What a process that ends prints of an error. */
export function explain(error: unknown): unknown {
  return error instanceof ExplainedError ? error.message : error
}

const reasons = new Map([
  ['EADDRINUSE', 'another program listens there'],
  ['EACCES', 'this user may not listen there'],
])

/** Why nobody can listen at an address, in words that name its settings; any other error as it is. */
export function explainListen(error: unknown, { HOST, PORT }: { HOST: string; PORT: number }): unknown {
  const why = reasons.get((error as NodeJS.ErrnoException).code ?? '')
  if (!why) return error
  return new ExplainedError(`Navi can't listen at HOST ${HOST} and PORT ${PORT}: ${why}. Set another one.`, {
    cause: error,
  })
}
