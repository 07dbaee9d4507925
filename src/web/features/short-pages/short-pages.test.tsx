// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { en } from '#i18n/en.ts'
import { type Language, languages } from '#i18n/languages.ts'
import { renderPage } from '#testing/pages/render.tsx'
import { loadShortPage } from './load-short-page.ts'
import { ShortPageView } from './short-page-view.tsx'
import {
  accessibility,
  coupon,
  couponSites,
  dataSources,
  forms,
  fourWays,
  localRules,
  medicationSavings,
  privacy,
  type ShortPage,
  shortPageAt,
  shortPages,
  steps,
  thankYou,
  welcome,
} from './short-pages.ts'

const advertised = {
  city: 'Springfield',
  miles: 45,
  makerPrograms: 1234,
  monthlyPrice: '$56',
  couponSavings: 78,
  drugstores: 9012,
}
function contentOf(page: ShortPage, language: Language = 'en') {
  return loadShortPage(page, { services: { advertised }, language })
}

const everyPage = shortPages.flatMap((page) => languages.map((language) => ({ path: page.path, page, language })))

test.each(everyPage)('$path has one title, a way on and no empty words in $language', ({ page, language }) => {
  const { screen, container } = renderPage(<ShortPageView content={contentOf(page, language)} />, { language })

  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  for (const element of container.querySelectorAll('h1, h2, p, li')) expect(element.textContent?.trim()).not.toBe('')
  expect(container.textContent).not.toMatch(/pages\.|\{\{|undefined|\[object/)
  for (const way of page.ways) {
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toContain(way.to)
  }
})

test.each(everyPage)('$path points its links at words it has in $language', ({ page, language }) => {
  const { screen, t } = renderPage(<ShortPageView content={contentOf(page, language)} />, { language })
  const labels = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent)
  expect(labels).toEqual([t('site.askNavi'), ...page.ways.map(({ words }) => t(words))])
})

test('each page of the words has a route and each route its own page', () => {
  const { frame, ...words } = en.pages
  const withMore = [
    coupon,
    couponSites,
    fourWays,
    localRules,
    medicationSavings,
    steps,
    welcome,
    thankYou,
    forms,
    privacy,
    accessibility,
    dataSources,
  ]
  // These two have a page of another kind, and the words of the one are said by Navi too.
  const elsewhere = ['about', 'papers']
  const ids = [...shortPages, ...withMore].map(({ id }) => id)
  expect([...ids, ...elsewhere].sort()).toEqual(Object.keys(words).sort())
  expect(new Set(shortPages.map(({ path }) => path)).size).toBe(shortPages.length)
})

test('the page of a route is found by its pattern', () => {
  expect(shortPageAt('termsconditions').id).toBe('terms')
  expect(shortPageAt('/termsconditions').id).toBe('terms')
  expect(() => shortPageAt('/elsewhere')).toThrow('elsewhere')
})
