type Running = { end: () => void; done: Promise<unknown> }

/** The answers that this process is giving right now, by a name each. */
export function createInFlight() {
  const running = new Map<string, Running>()

  return {
    /** Does the work, after any other of the same name. `end` is what `stop` calls. */
    async run<Result>(name: string, end: () => void, work: () => Promise<Result>): Promise<Result> {
      const before = running.get(name)?.done
      const done = Promise.resolve(before).then(work)
      const own = { end, done: done.catch(() => undefined) }
      running.set(name, own)
      try {
        return await done
      } finally {
        if (running.get(name) === own) running.delete(name)
      }
    },

    /** Ends the work of these names, and returns when it has ended. */
    async stop(isMeant: (name: string) => boolean): Promise<void> {
      const meant = [...running].filter(([name]) => isMeant(name)).map(([, own]) => own)
      for (const { end } of meant) end()
      await Promise.all(meant.map(({ done }) => done))
    },

    /** Returns when the work of these names, or all work, has ended. */
    async settled(isMeant: (name: string) => boolean = () => true): Promise<void> {
      await Promise.all([...running].filter(([name]) => isMeant(name)).map(([, { done }]) => done))
    },
  }
}
