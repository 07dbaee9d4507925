type LoadState<Value> =
  | { status: 'idle' | 'loading'; value?: undefined; error?: undefined }
  | { status: 'ready'; value: Value; error?: undefined }
  | { status: 'failed'; value?: undefined; error: unknown }

export type LoadOnce<Value> = ReturnType<typeof createLoadOnce<Value>>

/** Loads a value at the first `start`, keeps it, and tells who listens. After a failure only `retry` loads again. */
export function createLoadOnce<Value>(load: () => Promise<Value>) {
  let state: LoadState<Value> = { status: 'idle' }
  const listeners = new Set<() => void>()

  function become(next: LoadState<Value>) {
    state = next
    for (const listener of listeners) listener()
  }

  async function run() {
    become({ status: 'loading' })
    try {
      become({ status: 'ready', value: await load() })
    } catch (error) {
      become({ status: 'failed', error })
    }
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: () => (state.status === 'idle' ? run() : undefined),
    retry: () => (state.status === 'failed' ? run() : undefined),
  }
}
