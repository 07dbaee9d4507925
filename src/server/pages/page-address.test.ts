import { expect, test } from 'vitest'
import { pageAddress } from './page-address.ts'

test('only the parameters a page depends on are in its address, in one order', () => {
  const query = { utm_source: 'mail', _routes: 'root', drug: 'a b&c' }
  expect(pageAddress('/copaysaving?utm_source=mail', query)).toBe('/copaysaving?drug=a%20b%26c&_routes=root')
})

test('a slash at the end makes no other page, and home keeps its own', () => {
  expect(pageAddress('/aboutus/?lng=es', { lng: 'es' })).toBe('/aboutus')
  expect(pageAddress('/', {})).toBe('/')
})

test('a path has no line break, which the page for unknown addresses is not found for', () => {
  expect(pageAddress('/a%0D%0ABcc%E2%80%A8b.data', {})).toBe('/a%20%20Bcc%20b.data')
})

test('of a parameter given twice the first counts, cut to a length that a medicine has', () => {
  expect(pageAddress('/', { drug: ['x'.repeat(200), 'y'] })).toBe(`/?drug=${'x'.repeat(120)}`)
})

test('a sign at the limit is left out whole', () => {
  expect(pageAddress('/', { q: `${'x'.repeat(119)}😀` })).toBe(`/?q=${'x'.repeat(119)}`)
})

test('a card of 20 items with long ids reaches the page whole', () => {
  const items = Array.from({ length: 20 }, (_, index) => `${'x'.repeat(48)}-${index}`).join(',')
  expect(pageAddress('/digitalcard', { items })).toBe(`/digitalcard?items=${encodeURIComponent(items)}`)
})
