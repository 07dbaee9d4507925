import { onTestFinished, vi } from 'vitest'

/** A server that says nothing, to who calls it in this test. Who gives it a time to answer in has waited it out. */
export function stubSilentServer(): void {
  const silent = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      (_address, { signal } = {}) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
  const waited = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const waiting = new AbortController()
    queueMicrotask(() => waiting.abort(new DOMException('The time is over', 'TimeoutError')))
    return waiting.signal
  })
  onTestFinished(() => {
    silent.mockRestore()
    waited.mockRestore()
  })
}
