const key = 'session'

let ofThisPage: string | undefined

/** The session id of the spec: a random number of six digits, made once and kept in local storage. */
export function sessionId(): string {
  const kept = readKept() ?? ofThisPage
  if (kept && /^[1-9]\d{5}$/.test(kept)) return kept
  ofThisPage = String(100_000 + Math.floor(Math.random() * 900_000))
  keep(ofThisPage)
  return ofThisPage
}

function readKept(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Storage may be full or forbidden: the id then lasts as long as the page. */
function keep(id: string): void {
  try {
    localStorage.setItem(key, id)
  } catch {}
}
