import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backoff } from './queue.ts'

test('a wait is never longer than an hour, nor than twice as long as the last one could be', () => {
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), random, (attempts, value) => {
      const wait = backoff(attempts, () => value)
      expect(wait).toBeGreaterThanOrEqual(0)
      expect(wait).toBeLessThanOrEqual(Math.min(3_600_000, 30_000 * 2 ** (attempts - 1)))
    }),
  )
})
