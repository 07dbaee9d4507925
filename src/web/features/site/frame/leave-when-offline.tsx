import { useEffect } from 'react'

/**
 * Stands where a page could not be loaded. Without a connection that is nobody's fault: loaded anew, the address brings the
 * offline page, where there is a service worker.
 */
export function LeaveWhenOffline() {
  useEffect(() => {
    if (!navigator.onLine && navigator.serviceWorker?.controller) location.reload()
  }, [])

  return null
}
