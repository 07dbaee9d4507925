import { useSyncExternalStore } from 'react'
import { createStoredValue } from '#web/stored-value.ts'

const key = 'navi.savedCards'

/** As many as one card can hold, so that all can be shared at once. */
export const mostSaved = 20

const stored = createStoredValue(key, idsIn)

/**
 * The ids of the items that this reader has saved on this device, and nothing else about them. What someone or something
 * else has written there is read as far as it makes sense.
 */
export const savedCards = {
  read: stored.read,
  subscribe: stored.subscribe,

  /** @returns false where the browser does not let us keep anything. */
  write: (ids: readonly string[]) => (ids.length > 0 ? stored.write(ids) : stored.forget()),
}

function idsIn(list: unknown): readonly string[] {
  if (!Array.isArray(list)) return []
  const ids = list.filter((id) => typeof id === 'string' && /^[a-z0-9-]{1,80}(~[a-z0-9-]{1,80})?$/.test(id))
  return [...new Set<string>(ids)].slice(0, mostSaved)
}

/** The ids of the saved items; `undefined` while the server renders, which can't know them. */
export function useSavedCards(): readonly string[] | undefined {
  return useSyncExternalStore(savedCards.subscribe, savedCards.read, () => undefined)
}
