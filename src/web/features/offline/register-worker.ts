import { plan } from '#web/features/site/saved/plan-store.ts'
import { keepPlanMessage, keptCache, languageKey } from '#web/service-worker/kept.ts'

/** Starts the service worker, keeps the reader's language where it finds it, and the page of the plan for who has one. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/service-worker.js')
  await keepLanguage()
  new MutationObserver(keepLanguage).observe(document.documentElement, { attributeFilter: ['lang'] })
  await keepPlan()
  plan.subscribe(keepPlan)
}

async function keepLanguage(): Promise<void> {
  const cache = await caches.open(keptCache)
  await cache.put(languageKey, new Response(document.documentElement.lang))
}

async function keepPlan(): Promise<void> {
  if (plan.read().medicines.length === 0) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(keepPlanMessage)
}
