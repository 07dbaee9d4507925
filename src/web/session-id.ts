import { onDevice } from './browser-storage.ts'

const key = 'session'

/** Where the browser keeps nothing, the id lasts as long as the page. */
let ofThisPage: string | undefined

/** The session id of the spec: a random number of six digits, made once and kept in local storage. */
export function sessionId(): string {
  const kept = onDevice.read(key) ?? ofThisPage
  if (kept && /^[1-9]\d{5}$/.test(kept)) return kept
  ofThisPage = String(100_000 + Math.floor(Math.random() * 900_000))
  onDevice.write(key, ofThisPage)
  return ofThisPage
}
