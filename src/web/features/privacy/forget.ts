import { api } from '#web/api.ts'
import { openTalkChannel } from '#web/talk-channel.ts'

/** What was deleted and what was not. */
export type Forgotten = { server: boolean; device: boolean }

/** The language is no one's secret, and without it the next page might speak another. */
const kept = 'i18nextLng'

/**
 * Deletes what we know of this reader: the talk on the server, the cookies that only the server can take away, and all
 * that the browser keeps for us. Each part is tried, whatever becomes of the others.
 */
export async function forget(): Promise<Forgotten> {
  const server = await succeeds(forgetOnServer)
  const device = await Promise.all([
    // Without its number a talk that is still on the server could not be deleted by a second press.
    succeeds(() => forgetStored(localStorage, server ? [kept] : [kept, 'session'])),
    succeeds(() => forgetStored(sessionStorage, [kept])),
    succeeds(forgetWorker),
  ])
  // What is on the page listens for changes of other tabs, and so learns of this one.
  window.dispatchEvent(new StorageEvent('storage'))
  return { server, device: device.every(Boolean) }
}

async function forgetOnServer(): Promise<void> {
  // The talk is found by a cookie, so the cookies go last.
  await api.clearTalk()
  await api.forgetMe()
  const otherTabs = openTalkChannel()
  otherTabs?.postMessage('changed')
  otherTabs?.close()
}

function forgetStored(storage: Storage, spared: string[]): void {
  for (const key of Object.keys(storage)) if (!spared.includes(key)) storage.removeItem(key)
}

/** The caches and the worker that fills them: the next visit to the site sets it up anew. */
async function forgetWorker(): Promise<void> {
  if ('serviceWorker' in navigator) {
    const workers = await navigator.serviceWorker.getRegistrations()
    await Promise.all(workers.map((worker) => worker.unregister()))
  }
  if (!('caches' in window)) return
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}

async function succeeds(work: () => Promise<void> | void): Promise<boolean> {
  try {
    await work()
    return true
  } catch {
    return false
  }
}
