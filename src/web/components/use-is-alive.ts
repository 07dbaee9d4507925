import { useSyncExternalStore } from 'react'

/** False on the server, and until the page has come alive. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
