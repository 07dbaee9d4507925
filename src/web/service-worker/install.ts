import { languages } from '#i18n/languages.ts'
import { drugListAddress, keptCache, offlineAddress } from './kept.ts'

/**
 * Keeps the offline page of each language with the assets it names, `words` (the assets with the words of both languages,
 * which no page names) and the list of medicines. Fails as a whole, and the browser then tries again later.
 */
export async function install(cacheName: string, words: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName)
  const pages = await Promise.all(languages.map((language) => keepPage(cache, offlineAddress(language))))
  const named = pages.flatMap((html) => html.match(/\/assets\/[\w.-]+/g) ?? [])
  await cache.addAll([...new Set([...named, ...words])])
  await (await caches.open(keptCache)).add(drugListAddress)
}

async function keepPage(cache: Cache, address: string): Promise<string> {
  const page = await fetch(address, { cache: 'reload' })
  if (!page.ok) throw new Error(`${address} answered ${page.status}`)
  await cache.put(address, page.clone())
  return page.text()
}
