import { inTab } from '#web/browser-storage.ts'
import { keepTyped } from './kept-typing.ts'

const key = 'navi.reloadedFor'

/**
 * A new build on the server takes away the parts of the one that this page is of. When such a part is missed, the page is
 * loaded anew, once for each part, and what was typed is kept.
 */
export function followNewBuild(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (isPartGone() && isFirstReloadFor(payload.message)) location.reload()
  })
  // React Router reloads by itself where the part of a whole route is missing.
  window.addEventListener('pagehide', () => {
    if (isPartGone()) keepTyped()
  })
}

/** Whether the server does not have a part any more; without a connection, a reload would only take the page away. */
function isPartGone(): boolean {
  const parts = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
  return parts.some((part) => (part as PerformanceResourceTiming).responseStatus === 404)
}

function isFirstReloadFor(failure: string): boolean {
  const before = inTab.read(key) ?? ''
  // Where nothing can be remembered, the page could reload forever.
  return !before.includes(failure) && inTab.write(key, `${before}\n${failure}`)
}
