// Runs with each test file of `unit`. Files share a process, its globals and its window, and load all that is ours anew.
import { afterAll, vi } from 'vitest'

vi.resetModules()

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

if (typeof window !== 'undefined') {
  const { IntersectionObserver, location } = window
  const { href } = location

  afterAll(() => {
    globalThis.IntersectionObserver = IntersectionObserver
    // A pressed phone number is gone to, and there are no cookies there.
    pageOfTests().setURL(href)
    localStorage.clear()
    sessionStorage.clear()
    forgetCookies()
    document.documentElement.lang = ''
    document.body.replaceChildren()
  })
}

function pageOfTests() {
  return (window as unknown as { happyDOM: { setURL(address: string): void } }).happyDOM
}

function forgetCookies() {
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the page of a test has no Cookie Store API.
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  }
}
