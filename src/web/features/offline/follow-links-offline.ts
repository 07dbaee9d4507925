/**
 * Without a connection, links are followed as the browser does it: the service worker then answers with what it keeps. The
 * router would only load the page anew on which the reader is.
 */
export function followLinksOffline(): void {
  // Before the router hears of it.
  window.addEventListener('click', follow, { capture: true })
}

function follow(event: MouseEvent): void {
  if (navigator.onLine || !navigator.serviceWorker?.controller) return
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.download || link.origin !== location.origin) return
  // The language is changed in place, and a part of this page needs nothing.
  if (link.rel === 'alternate' || (link.pathname === location.pathname && link.hash)) return
  event.preventDefault()
  event.stopPropagation()
  location.assign(link.href)
}
