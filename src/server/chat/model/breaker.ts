const mostFailures = 3
const restMs = 60_000

/** Leaves a server alone for a minute after three failures in a row. `now` gives milliseconds. */
export function createBreaker(now: () => number) {
  let failures = 0
  let restsUntil = Number.NEGATIVE_INFINITY
  return {
    rests: () => now() < restsUntil,
    succeeded(): void {
      failures = 0
    },
    failed(): void {
      failures += 1
      if (failures >= mostFailures) restsUntil = now() + restMs
    },
  }
}
