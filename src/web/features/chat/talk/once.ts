import { inTab } from '#web/browser-storage.ts'

const key = 'asked'
const ofThisPage = new Set<string>()

/** Whether this is the first time in this tab, reloads included, that the page wants to ask this by itself. */
export function isFirstTime(what: string): boolean {
  const kept = inTab.readJson(key)
  const asked = new Set([...(Array.isArray(kept) ? kept : []), ...ofThisPage])
  if (asked.has(what)) return false
  ofThisPage.add(what)
  inTab.write(key, JSON.stringify([...asked, what].slice(-50)))
  return true
}
