const key = 'asked'
const ofThisPage = new Set<string>()

/** Whether this is the first time in this tab, reloads included, that the page wants to ask this by itself. */
export function isFirstTime(what: string): boolean {
  const asked = new Set([...readKept(), ...ofThisPage])
  if (asked.has(what)) return false
  ofThisPage.add(what)
  keep([...asked, what])
  return true
}

/** What a tab keeps; storage may be full or forbidden. */
function readKept(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

function keep(asked: string[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(asked.slice(-50)))
  } catch {}
}
