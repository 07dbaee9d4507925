import { onDevice } from '#web/browser-storage.ts'
import { madePlan } from './made-plan-store.ts'

/** Where the plan stands in the browser's storage. */
export const planKey = 'navi.plan'

/** As many medicines as one plan takes. */
export const mostMedicines = 15
const mostTicks = 200

/** The ids of medicines, and of the steps that are done. */
export type Plan = { medicines: readonly string[]; done: readonly string[] }

const none: Plan = { medicines: [], done: [] }
const listeners = new Set<() => void>()
let kept: { stored: string | null; plan: Plan } = { stored: null, plan: none }

/** The reader's plan on this device, and nothing else about them. What something else has written there is read as far as it makes sense. */
export const plan = {
  /** The same object each time until it changes. */
  read(): Plan {
    const stored = onDevice.read(planKey)
    if (stored !== kept.stored) kept = { stored, plan: planIn(onDevice.readJson(planKey)) }
    return kept.plan
  },

  /** @returns false where the browser does not let us keep anything. */
  write(next: Plan): boolean {
    const isEmpty = next.medicines.length === 0
    if (isEmpty) madePlan.forget()
    const isKept = isEmpty ? onDevice.forget(planKey) : onDevice.write(planKey, JSON.stringify(next))
    if (isKept) for (const listener of listeners) listener()
    return isKept
  },

  /** Hears of changes here and in other tabs. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  },
}

function planIn(stored: unknown): Plan {
  if (typeof stored !== 'object' || stored === null) return none
  const { medicines, done } = stored as Record<string, unknown>
  return { medicines: idsIn(medicines).slice(0, mostMedicines), done: idsIn(done).slice(0, mostTicks) }
}

/** Each id in the list once, in its order. */
export function idsIn(list: unknown): string[] {
  if (!Array.isArray(list)) return []
  return [...new Set(list.filter((id) => typeof id === 'string' && /^[a-z0-9-]{1,120}$/.test(id)))]
}
