/** The setting of Node that gives a process a clock: it begins at one instant, and stands at another with the signal SIGUSR2. */
export function movedClock(begins: string, then: string): string {
  const call = `(${moveClock})(${Date.parse(begins)}, ${Date.parse(then)})`
  return `--import data:text/javascript,${encodeURIComponent(call)}`
}

/** Runs in the other process, so it may name nothing of this file. */
function moveClock(begins: number, then: number): void {
  const RealDate = Date
  let ahead = begins - RealDate.now()
  process.on('SIGUSR2', () => {
    ahead = then - RealDate.now()
  })
  const now = () => RealDate.now() + ahead
  const parts = (given: unknown[]) => (given.length > 0 ? given : [now()]) as [number]
  globalThis.Date = class extends RealDate {
    constructor(...given: unknown[]) {
      super(...parts(given))
    }
    static override now = now
  } as DateConstructor
}
