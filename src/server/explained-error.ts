/** An error whose message says by itself what to do: where it ends a process, nothing else is printed. */
export class ExplainedError extends Error {}

/** What a process that ends prints of an error. */
export function explain(error: unknown): unknown {
  return error instanceof ExplainedError ? error.message : error
}
