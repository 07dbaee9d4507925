import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { whenIdle } from './when-idle.ts'

type Load<Value> = () => Promise<Value>

// Kept while the page lives: one list for all the pages a reader goes through.
const kept = new WeakMap<Load<unknown>, LoadOnce<unknown>>()

/**
 * A list that is loaded once a visit: on `start` (a field's first focus) or when the browser has nothing to do.
 * Give the same function each time: the list is kept under it.
 */
export function useLoadOnce<Value>(load: Load<Value>) {
  const once = onceOf(load)
  const state = useSyncExternalStore(once.subscribe, once.read, once.read)
  const start = useCallback(() => once.start(), [once])

  useEffect(() => whenIdle(start), [start])

  return { ...state, start, retry: once.retry }
}

function onceOf<Value>(load: Load<Value>): LoadOnce<Value> {
  const once = (kept.get(load) as LoadOnce<Value> | undefined) ?? createLoadOnce(load)
  kept.set(load, once as LoadOnce<unknown>)
  return once
}

type LoadState<Value> =
  | { status: 'idle' | 'loading'; value?: undefined; error?: undefined }
  | { status: 'ready'; value: Value; error?: undefined }
  | { status: 'failed'; value?: undefined; error: unknown }

type LoadOnce<Value> = ReturnType<typeof createLoadOnce<Value>>

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
