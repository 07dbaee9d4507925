// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { en } from '#i18n/en.ts'
import { type Language, languages } from '#i18n/languages.ts'
import { renderPage } from '#testing/render.tsx'
import { loadShortPage } from './load-short-page.ts'
import { ShortPageView } from './short-page-view.tsx'
import { type ShortPage, shortPageAt, shortPages } from './short-pages.ts'

const delivery = { city: 'Springfield', miles: 45 }
function contentOf(page: ShortPage, language: Language = 'en') {
  return loadShortPage(page, language, delivery)
}

const everyPage = shortPages.flatMap((page) => languages.map((language) => ({ path: page.path, page, language })))

test.each(everyPage)('$path has one title, a way on and no empty words in $language', ({ page, language }) => {
  const { screen, container } = renderPage(<ShortPageView content={contentOf(page, language)} />, { language })

  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  for (const element of container.querySelectorAll('h1, h2, p, li, a')) expect(element.textContent?.trim()).not.toBe('')
  expect(container.textContent).not.toMatch(/pages\.|\{\{|undefined|\[object/)
  for (const way of page.ways) {
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toContain(way.to)
  }
})

test.each(everyPage)('$path points its links at words it has in $language', ({ page, language }) => {
  const { screen } = renderPage(<ShortPageView content={contentOf(page, language)} />, { language })
  const links = [...page.ways, ...Object.values(page.links ?? {}).flat()]
  expect(screen.getAllByRole('link')).toHaveLength(links.length)
})

test('each page of the words has a route and each route its own page', () => {
  const { frame, ...words } = en.pages
  expect(shortPages.map(({ id }) => id).sort()).toEqual(Object.keys(words).sort())
  expect(new Set(shortPages.map(({ path }) => path)).size).toBe(shortPages.length)
})

test('the page of a route is found by its pattern', () => {
  expect(shortPageAt('Welcomemodal').id).toBe('welcome')
  expect(shortPageAt('/Welcomemodal').id).toBe('welcome')
  expect(() => shortPageAt('/elsewhere')).toThrow('elsewhere')
})

test('other companies open in a new tab, and the button says so', () => {
  const { screen } = renderPage(<ShortPageView content={contentOf(shortPageAt('pharmacycouponcategory'))} />)
  const goodRx = screen.getByRole('link', { name: 'GoodRx (opens in a new tab)' })
  expect(goodRx.getAttribute('href')).toBe('https://www.goodrx.com')
  expect(goodRx.getAttribute('target')).toBe('_blank')
})

test('the delivery page names the city and the distance of the operator', () => {
  const { screen } = renderPage(<ShortPageView content={contentOf(shortPageAt('freehomedelivery'))} />)
  expect(screen.getByText(/within 45 miles of Springfield, subject to availability/)).toBeDefined()
})
