import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { createLoadOnce, type LoadOnce } from './load-once.ts'
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
