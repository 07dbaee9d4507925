import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { DrugName } from '#drug-names/drug-name.ts'
import { createDrugList, type DrugList } from './drug-list.ts'

type LoadDrugs = () => Promise<DrugName[]>

// Kept while the page lives: one list for all the pages a reader goes through.
const lists = new WeakMap<LoadDrugs, DrugList>()

/**
 * The list of medicines, loaded once a visit: on `start` (the field's first focus) or when the browser has nothing to
 * do. Give the same function each time: the list is kept under it.
 */
export function useDrugList(loadDrugs: LoadDrugs) {
  const list = listOf(loadDrugs)
  const state = useSyncExternalStore(list.subscribe, list.read, list.read)
  const start = useCallback(() => list.start(), [list])

  useEffect(() => whenIdle(start), [start])

  return { ...state, start, retry: list.retry }
}

function listOf(loadDrugs: LoadDrugs) {
  const list = lists.get(loadDrugs) ?? createDrugList(loadDrugs)
  lists.set(loadDrugs, list)
  return list
}

function whenIdle(work: () => void) {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 4000 })
  return () => cancelIdleCallback(handle)
}
