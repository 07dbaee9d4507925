import { useSyncExternalStore } from 'react'
import { savedCards } from './saved-store.ts'

/** The ids of the saved items; `undefined` while the server renders, which can't know them. */
export function useSavedCards(): readonly string[] | undefined {
  return useSyncExternalStore(savedCards.subscribe, savedCards.read, () => undefined)
}
