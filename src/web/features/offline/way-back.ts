import { useEffect } from 'react'

/** Tries the page that the reader wanted once more. The service worker has put its address behind the #. */
export function goBack(): void {
  const wanted = wantedAddress()
  if (wanted) location.replace(wanted)
  else location.reload()
}

/** Goes back by itself once the browser says that it is online again. */
export function useWayBack(): void {
  useEffect(() => {
    if (!wantedAddress()) return
    window.addEventListener('online', goBack)
    return () => window.removeEventListener('online', goBack)
  }, [])
}

/** Anyone can write a link with an address of their own behind the #: only ours are gone to. */
function wantedAddress(): string | undefined {
  const wanted = location.hash.slice(1)
  if (!wanted.startsWith('/')) return undefined
  const { origin, href } = new URL(wanted, location.origin)
  return origin === location.origin ? href : undefined
}
