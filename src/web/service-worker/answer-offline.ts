import { isLanguage, type Language, languageOf } from '#i18n/languages.ts'
import { drugListAddress, keptCache, languageKey, offlineAddress, offlinePath, planAddress, planPath } from './kept.ts'
import type { FetchEvent } from './worker-scope.ts'

/**
 * Answers what can be answered without the network, always after asking the network. Everything else is left to the
 * browser: no page and no answer of the API is kept but these.
 */
export function answer(event: FetchEvent, origin: string): void {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin) return
  if (request.mode === 'navigate') event.respondWith(openPage(event, url))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(fetchOrKept(request))
  else if (url.pathname + url.search === drugListAddress) event.respondWith(fetchOrKept(request, keepDrugs))
}

async function openPage({ request, preloadResponse }: FetchEvent, url: URL): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return (await planPage(url)) ?? offlinePage(url)
  }
}

/** The page of the plan, where its reader has one: the address stays, with what stands behind the #. */
async function planPage(asked: URL): Promise<Response | undefined> {
  if (asked.pathname.replace(/\/$/, '') !== planPath) return undefined
  return findKept(planAddress(await languageFor(asked)))
}

/** The address asked for travels behind the #, so that the page can go back to it; no server ever sees it. */
async function offlinePage(asked: URL): Promise<Response> {
  const language = await languageFor(asked)
  const page = await findKept(offlineAddress(language))
  if (!page) return Response.error()
  if (asked.pathname === offlinePath) return page
  return Response.redirect(`${offlineAddress(language)}#${asked.pathname}${asked.search}`)
}

async function languageFor(asked: URL): Promise<Language> {
  const inAddress = asked.searchParams.get('lng')
  if (isLanguage(inAddress)) return inAddress
  const told = await (await findKept(languageKey))?.text()
  return [told, ...navigator.languages].map(languageOf).find((language) => language !== undefined) ?? 'en'
}

async function fetchOrKept(request: Request, keep = async (_: Response) => {}): Promise<Response> {
  try {
    const response = await fetch(request)
    if (response.ok) await keep(response.clone())
    return response
  } catch {
    return (await findKept(request)) ?? Response.error()
  }
}

async function keepDrugs(list: Response): Promise<void> {
  // A full disk must not take the list away from who has just fetched it.
  await (await caches.open(keptCache)).put(drugListAddress, list).catch(() => {})
}

/** Language and encoding are part of our addresses or don't matter, so what an answer varies by does not either. */
function findKept(asked: Request | string): Promise<Response | undefined> {
  return caches.match(asked, { ignoreVary: true })
}
