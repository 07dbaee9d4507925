type Running = { question: string; end: () => void; done: Promise<unknown> }

/** The answers that this process is giving right now: those of one talk one by one, in the order they were asked for. */
export function createInFlight() {
  const lines = new Map<string, Running[]>()
  const allOf = (talk: string, question?: string) =>
    (lines.get(talk) ?? []).filter((one) => question === undefined || one.question === question)
  const ended = (meant: Running[]) => Promise.all(meant.map(({ done }) => done))

  function leave(talk: string, own: Running) {
    const rest = allOf(talk).filter((one) => one !== own)
    if (rest.length > 0) lines.set(talk, rest)
    else lines.delete(talk)
  }

  return {
    /** How many answers of a talk are being given or waited for. */
    count: (talk: string): number => allOf(talk).length,

    /** Does the work, after all other of the same talk. `end` is what `stop` calls. */
    async run<Result>(talk: string, question: string, end: () => void, work: () => Promise<Result>): Promise<Result> {
      const before = allOf(talk)
      const done = Promise.resolve(before.at(-1)?.done).then(work)
      const own = { question, end, done: done.catch(() => undefined) }
      lines.set(talk, [...before, own])
      try {
        return await done
      } finally {
        leave(talk, own)
      }
    },

    /** Ends the work of a talk, or of one question in it, and returns when it has ended. */
    async stop(talk: string, question?: string): Promise<void> {
      const meant = allOf(talk, question)
      for (const { end } of meant) end()
      await ended(meant)
    },

    /** Returns when the work of a talk, or all work, has ended. */
    async settled(talk?: string): Promise<void> {
      await ended(talk === undefined ? [...lines.values()].flat() : allOf(talk))
    },
  }
}
