import { expect, test } from 'vitest'
import { linkToStylesheet, paintFirst } from './finish-page.ts'

test('the stylesheet stands before all else in the head, and scripts wait for it', () => {
  const page =
    '<html><head><meta charSet="utf-8"/><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head><body>x</body></html>'
  expect(paintFirst(page)).toBe(
    '<html><head><link rel="stylesheet" href="/a.css"/><meta charSet="utf-8"/><link rel="modulepreload" fetchpriority="low" href="/a.js"/></head><body>x</body></html>',
  )
})

test('what stands in the body stays as it is, and so does what has no head', () => {
  const body = '<body><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/></body>'
  expect(paintFirst(`<head></head>${body}`)).toBe(`<head></head>${body}`)
  expect(paintFirst(body)).toBe(body)
})

test('the stylesheet is named in a header, where there is one', () => {
  expect(linkToStylesheet('<head><link rel="stylesheet" href="/a.css"/></head>')).toBe(
    '</a.css>; rel=preload; as=style',
  )
  expect(linkToStylesheet('<head></head>')).toBeUndefined()
})
