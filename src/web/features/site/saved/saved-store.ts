import { onDevice } from '#web/browser-storage.ts'

const key = 'navi.savedCards'

/** As many as one card can hold, so that all can be shared at once. */
export const mostSaved = 20

const none: readonly string[] = []
const listeners = new Set<() => void>()
let kept: { stored: string | null; ids: readonly string[] } = { stored: null, ids: none }

/**
 * The ids of the items that this reader has saved on this device, and nothing else about them. What someone or something
 * else has written there is read as far as it makes sense.
 */
export const savedCards = {
  /** The same list each time until it changes. */
  read(): readonly string[] {
    const stored = onDevice.read(key)
    if (stored !== kept.stored) kept = { stored, ids: idsIn(stored) }
    return kept.ids
  },

  /** @returns false where the browser does not let us keep anything. */
  write(ids: readonly string[]): boolean {
    const isKept = ids.length === 0 ? onDevice.forget(key) : onDevice.write(key, JSON.stringify(ids))
    if (!isKept) return false
    for (const listener of listeners) listener()
    return true
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

function idsIn(stored: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(list)) return none
    const ids = list.filter((id) => typeof id === 'string' && /^[a-z0-9-]{1,80}(~[a-z0-9-]{1,80})?$/.test(id))
    return [...new Set<string>(ids)].slice(0, mostSaved)
  } catch {
    return none
  }
}
