import { useSyncExternalStore } from 'react'
import { createStoredValue } from '#web/stored-value.ts'
import { madePlan } from './made-plan-store.ts'

/** Where the plan stands in the browser's storage. */
export const planKey = 'navi.plan'

/** As many medicines as one plan takes. */
export const mostMedicines = 15
const mostTicks = 200

/** The ids of medicines, and of the steps that are done. */
export type Plan = { medicines: readonly string[]; done: readonly string[] }

const stored = createStoredValue(planKey, planIn)

/** The reader's plan on this device, and nothing else about them. What something else has written there is read as far as it makes sense. */
export const plan = {
  read: stored.read,
  subscribe: stored.subscribe,

  /** @returns false where the browser does not let us keep anything. */
  write(next: Plan): boolean {
    if (next.medicines.length > 0) return stored.write(next)
    madePlan.forget()
    return stored.forget()
  },
}

function planIn(json: unknown): Plan {
  const { medicines, done } = (json ?? {}) as Record<string, unknown>
  return { medicines: idsIn(medicines).slice(0, mostMedicines), done: idsIn(done).slice(0, mostTicks) }
}

/** Each id in the list once, in its order. */
export function idsIn(list: unknown): string[] {
  if (!Array.isArray(list)) return []
  return [...new Set(list.filter((id) => typeof id === 'string' && /^[a-z0-9-]{1,120}$/.test(id)))]
}

/** The reader's plan; `undefined` while the server renders, which can't know it. */
export function usePlan() {
  return useSyncExternalStore(plan.subscribe, plan.read, () => undefined)
}
