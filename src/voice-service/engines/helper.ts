import { type ChildProcess, fork } from 'node:child_process'

/** In milliseconds; work that takes longer hangs. */
const patience = 30_000

interface Waiting {
  resolve: (answer: unknown) => void
  reject: (error: Error) => void
}

/** A process that does work of seconds elsewhere. One that ends is started anew with the next question. */
export function createHelper(file: string, args: string[]) {
  const waiting = new Map<number, Waiting>()
  let child: ChildProcess | undefined
  let asked = 0

  function start(): ChildProcess {
    const started = fork(file, args, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    started.on('message', ({ id, answer, error }: { id: number; answer?: unknown; error?: string }) => {
      const one = waiting.get(id)
      waiting.delete(id)
      if (error === undefined) one?.resolve(answer)
      else one?.reject(new Error(error))
    })
    // One that could not be started tells of an error, and without a listener that would end the whole service.
    for (const end of ['exit', 'disconnect', 'error']) started.on(end, () => drop(started))
    return started
  }

  /** Who waits for it is told, and the next question starts another. */
  function drop(lost: ChildProcess): void {
    if (child !== lost) return
    child = undefined
    lost.kill('SIGKILL')
    for (const { reject } of waiting.values()) reject(new Error('the helper ended'))
    waiting.clear()
  }

  function ask(question: object): Promise<unknown> {
    child ??= start()
    const running = child
    asked += 1
    const id = asked
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => drop(running), patience)
      const done =
        <Value>(then: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(timer)
          then(value)
        }
      waiting.set(id, { resolve: done(resolve), reject: done(reject) })
      running.send({ id, ...question }, (error) => {
        if (error) drop(running)
      })
    })
  }

  return {
    /** Once it has loaded what it needs. */
    ready: ask({ isReady: true }),
    ask,
    close: () => child?.kill('SIGKILL'),
  }
}
