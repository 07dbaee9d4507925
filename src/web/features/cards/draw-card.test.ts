// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { drawCard } from './draw-card.ts'

test('a picture that is not ready after 15 seconds is given up', async () => {
  vi.useFakeTimers()
  // A font that never comes.
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  try {
    const drawn = drawCard(document.createElement('article'))
    const outcome = drawn.then(
      () => 'drawn',
      () => 'given up',
    )
    await vi.advanceTimersByTimeAsync(14_900)
    expect(await Promise.race([outcome, 'not yet'])).toBe('not yet')
    await vi.advanceTimersByTimeAsync(200)
    expect(await outcome).toBe('given up')
  } finally {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})
