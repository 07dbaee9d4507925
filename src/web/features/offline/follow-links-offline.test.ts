// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { followLinksOffline } from './follow-links-offline.ts'

const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
const routed = vi.fn((event: Event) => event.preventDefault())
let onLine = false
Object.defineProperty(navigator, 'onLine', { get: () => onLine, configurable: true })
Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true })
followLinksOffline()
document.addEventListener('click', routed)

// It listens on: where nobody is offline it does nothing.
afterAll(() => {
  Reflect.deleteProperty(navigator, 'onLine')
  Reflect.deleteProperty(navigator, 'serviceWorker')
  document.removeEventListener('click', routed)
})

beforeEach(() => {
  onLine = false
  vi.clearAllMocks()
})

function press(link: string, init: MouseEventInit = {}) {
  document.body.innerHTML = link
  document.querySelector('span')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
}
const nearMe = '<a href="/localcommunity"><span>Near me</span></a>'

test('without a connection a link is followed by the browser, and the router does not hear of it', () => {
  press(nearMe)
  expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/localcommunity$/))
  expect(routed).not.toHaveBeenCalled()
})

test.each([
  ['a phone number', '<a href="tel:211"><span>211</span></a>', {}],
  ['another tab', nearMe, { ctrlKey: true }],
  ['the other language', '<a href="/plan?lng=es" rel="alternate"><span>Español</span></a>', {}],
  ['no link', '<button><span>Print</span></button>', {}],
])('%s is left alone', (_, link, init) => {
  press(link, init)
  expect(assign).not.toHaveBeenCalled()
  expect(routed).toHaveBeenCalledOnce()
})

test('with a connection the router follows links', () => {
  onLine = true
  press(nearMe)
  expect(assign).not.toHaveBeenCalled()
  expect(routed).toHaveBeenCalledOnce()
})
