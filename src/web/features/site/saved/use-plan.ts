import { useSyncExternalStore } from 'react'
import { plan } from './plan-store.ts'

/** The reader's plan; `undefined` while the server renders, which can't know it. */
export function usePlan() {
  return useSyncExternalStore(plan.subscribe, plan.read, () => undefined)
}
