import { type Language, languages } from '#i18n/languages.ts'
import { drugListAddress, keptCache, offlineAddress, planAddress } from './kept.ts'

/**
 * Keeps the offline page of each language with the assets it names, `words` (the assets with the words of both languages,
 * which no page names) and the list of medicines; the page of the plan too, where the build before had it. Fails as a whole,
 * and the browser then tries again later.
 */
export async function install(cacheName: string, words: readonly string[]): Promise<void> {
  const hadPlan = await caches.match(planAddress('en'), { ignoreVary: true })
  await keepPages(cacheName, offlineAddress)
  if (hadPlan) await keepPages(cacheName, planAddress)
  await (await caches.open(cacheName)).addAll([...words])
  await (await caches.open(keptCache)).add(drugListAddress)
}

let keeping: Promise<void> | undefined

/**
 * Keeps the page of the plan as it is for everybody: the plan itself stands in the storage of its reader. Each change of a
 * plan asks for it, and none begins anew while one is under way: to put a page again takes it away for a moment, in which
 * a reader who has lost the connection would find none.
 */
export function keepPlan(cacheName: string): Promise<void> {
  keeping ??= keepPlanOnce(cacheName).finally(() => {
    keeping = undefined
  })
  return keeping
}

async function keepPlanOnce(cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName)
  const isKept = await cache.match(planAddress('es'), { ignoreVary: true })
  if (!isKept) await keepPages(cacheName, planAddress)
}

async function keepPages(cacheName: string, addressIn: (language: Language) => string): Promise<void> {
  const cache = await caches.open(cacheName)
  const pages = await Promise.all(languages.map((language) => fetchPage(addressIn(language))))
  const named = pages.flatMap(({ html }) => html.match(/\/assets\/[\w.-]+/g) ?? [])
  await cache.addAll([...new Set(named)])
  // Last: a page that is there has all that it needs.
  await Promise.all(pages.map(({ address, page }) => cache.put(address, page)))
}

/** A page without its reader's cookies: what they told is not to outlive their browser's session. */
async function fetchPage(address: string) {
  const page = await fetch(address, { cache: 'reload', credentials: 'omit' })
  if (!page.ok) throw new Error(`${address} answered ${page.status}`)
  return { address, page, html: await page.clone().text() }
}
