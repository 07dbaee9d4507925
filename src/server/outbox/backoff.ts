const first = 30_000
const longest = 60 * 60_000

/**
 * How long to wait before the next attempt, in milliseconds: anything up to a limit that doubles each time, so that
 * messages that failed together do not come back together (https://aws.amazon.com/builders-library/timeouts-retries-and-backoff-with-jitter/).
 */
export function backoff(attempts: number, random: () => number): number {
  return Math.ceil(random() * Math.min(longest, first * 2 ** (attempts - 1)))
}
