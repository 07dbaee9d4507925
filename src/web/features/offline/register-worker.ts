import { keptCache, languageKey } from '#web/service-worker/kept.ts'

/** Starts the service worker, and keeps the reader's language where it finds it. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/service-worker.js')
  await keepLanguage()
  new MutationObserver(keepLanguage).observe(document.documentElement, { attributeFilter: ['lang'] })
}

async function keepLanguage(): Promise<void> {
  const cache = await caches.open(keptCache)
  await cache.put(languageKey, new Response(document.documentElement.lang))
}
