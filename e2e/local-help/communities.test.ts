import { expect, test } from 'vitest'
import type { ServicesReply } from '../../src/contract/communities.ts'
import { languages } from '../../src/i18n/languages.ts'
import { telAddress } from '../../src/text/tel-address.ts'
import { openPage, siteUrl, visit } from '../support/browser.ts'
import { communityPage, rent } from '../support/community-pages.ts'
import { readers } from '../support/readers.ts'
import { holding, words } from '../support/words.ts'

/** What our API says of a search: the page must say the same. */
async function search(fields: Record<string, string>): Promise<ServicesReply> {
  return (await fetch(`${siteUrl}/api/community_services?${new URLSearchParams(fields)}`)).json()
}

test.each(readers)('%s, %i: a kind of help leads to as many services as it promises', async (language, width) => {
  const page = await openPage({ language, width })
  const { t, found } = communityPage(page, language)
  const { total } = await search({ category: 'food' })
  await visit(page, '/localcommunity')
  await page
    .getByRole('main')
    .getByRole('link', { name: holding(t('localHelp.count', { count: total })) })
    .filter({ hasText: t('communities.category.food') })
    .click()
  await found(total).waitFor()
  expect(new URL(page.url()).search).toBe('?category=food')
})

test.each(readers)('%s, %i: words and a place bring what is near into view', async (language, width) => {
  const page = await openPage({ language, width, reducedMotion: true })
  const { what, where, send, found } = communityPage(page, language)
  const { total, services: expected } = await search({ q: rent[language], place: '14604', lng: language })
  await visit(page, '/localcommunity')
  await what.fill(rent[language])
  await where.fill('14604')
  await send.click()
  await found(total).waitFor()
  expect(page.url()).toBe(`${siteUrl}/support-programs?q=${rent[language]}&place=14604`)
  await expect.poll(async () => (await found(total).boundingBox())?.y, { timeout: 5_000 }).toBeLessThan(160)
  expect(await page.locator('article').count()).toBe(expected.length)
  for (const { service_name, phone_number, phone_confirmed } of expected) {
    const row = page
      .locator('article')
      .filter({ has: page.getByText(service_name, { exact: true }) })
      .first()
    if (phone_number && phone_confirmed)
      await row.locator(`a[href="${telAddress(phone_number)}"]`).waitFor({ state: 'attached' })
  }
  expect(await page.locator('mark').first().textContent()).toMatch(new RegExp(rent[language], 'i'))
})

test('a kind of help narrows a search and keeps its words; Back takes it off', async () => {
  const page = await openPage()
  const { what, kind, found, change } = communityPage(page, 'en')
  const fields = { q: rent.en, lng: 'en' }
  const all = await search(fields)
  const housing = await search({ ...fields, category: 'housing' })
  await visit(page, `/support-programs?q=${rent.en}`)
  await found(all.total).waitFor()
  await change()
  await kind('housing').click()
  await found(housing.total).waitFor()
  await change()
  expect(await what.inputValue()).toBe(rent.en)
  expect(await kind('housing').getAttribute('aria-pressed')).toBe('true')
  await page.goBack()
  await found(all.total).waitFor()
})

test.each(languages)('%s: the search is the same without JavaScript, page after page', async (language) => {
  const page = await openPage({ language, javaScript: false })
  const { t, what, where, send, kind, found, change } = communityPage(page, language)
  const food = await search({ q: { en: 'food', es: 'comida' }[language], place: 'Utica', lng: language })
  await page.goto('/support-programs')
  await what.fill({ en: 'food', es: 'comida' }[language])
  await where.fill('Utica')
  await send.click()
  await found(food.total).waitFor()
  await page.getByRole('link', { name: t('communities.search.next') }).click()
  await page.getByText(t('communities.search.pageOf', { page: 2, pages: Math.ceil(food.total / 10) })).waitFor()
  await change()
  await kind('food').click()
  await change()
  expect(new URL(page.url()).searchParams.get('category')).toBe('food')
  expect(await kind('food').getAttribute('aria-pressed')).toBe('true')
  expect(await where.inputValue()).toBe('Utica')
})

test('a place that we do not know is told, and the search goes on', async () => {
  const page = await openPage()
  const { t } = communityPage(page, 'en')
  await visit(page, '/support-programs?category=food&place=Qqqqqqq')
  await page.getByText(t('communities.search.unknownPlace', { place: 'Qqqqqqq' })).waitFor()
  await page.getByRole('article').first().waitFor()
})

test('only what is open now, when that is asked', async () => {
  const page = await openPage()
  const { t, send, services } = communityPage(page, 'en')
  await visit(page, '/support-programs')
  await page.getByRole('checkbox', { name: t('communities.search.openNow') }).check()
  await send.click()
  await page.waitForURL(/open=true/)
  await services.first().waitFor()
  const closed = services.filter({ hasNotText: t('communities.service.open') })
  await expect.poll(() => closed.count(), { timeout: 5_000 }).toBe(0)
})

test('a search that finds nothing leads on, and a failed one tries again', async () => {
  const page = await openPage({ expected: /status of 500/ })
  const { t, what, send, services, change } = communityPage(page, 'en')
  await visit(page, '/support-programs?q=qqqqzzzz')
  await page.getByRole('heading', { name: t('communities.search.noneTitle') }).waitFor()
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await change()
  await what.fill(rent.en)
  await send.click()
  const failed = page.getByRole('alert').filter({ hasText: t('communities.search.failedTitle') })
  await failed.waitFor()
  await page.unroute('**/*.data*')
  await failed.getByRole('button', { name: t('programs.tryAgain') }).click()
  await services.first().waitFor()
})

test('the quoted words are those of the spec', () => {
  const { en: t } = words
  expect(t('communities.search.title')).toBe('Local Community Resources')
  expect(t('communities.search.lead')).toBe('Search through our resource database to find the help you need.')
  expect(t('communities.deals.pick')).toBe('Please select a program to fetch vendor details!')
  expect(t('vendors.none')).toBe('No vendor details found for this program.')
})

test.each(languages)(
  '%s: a service has a page of its own, with its sources and others of its kind',
  async (language) => {
    const page = await openPage({ language })
    const { t, services } = communityPage(page, language)
    await visit(page, '/support-programs?category=food&place=14604')
    const name = (await services.first().getByRole('heading', { level: 3 }).textContent()) ?? ''
    await services.first().getByRole('heading', { level: 3 }).getByRole('link').click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.getByRole('heading', { name: t('communities.service.sources') }).waitFor()
    const path = new URL(page.url()).pathname
    const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
    expect(sitemap).toContain(`${path}?lng=${language}`)
    await page.getByRole('link', { name: t('communities.service.allOfKind', { category: '' }).trim() }).click()
    await services.first().waitFor()
  },
)

test('a service that we do not have leads to the search, with status 404', async () => {
  const page = await openPage({ expected: /status of 404/ })
  const { t, what, send, services } = communityPage(page, 'en')
  expect((await visit(page, '/services/nosuch')).status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: t('communities.service.missing') }).waitFor()
  await what.fill(rent.en)
  await send.click()
  await services.first().waitFor()
})

test('what depends on the time or on typed words is not kept, and typed words are not indexed', async () => {
  const headersOf = async (path: string) => (await fetch(siteUrl + path)).headers
  const search = await headersOf('/support-programs?q=rent')
  expect([search.get('cache-control'), search.get('x-robots-tag')]).toEqual(['no-store', 'noindex'])
  const kind = await headersOf('/support-programs?category=food')
  expect([kind.get('cache-control'), kind.get('x-robots-tag')]).toEqual(['no-store', null])
  expect((await headersOf('/services/roc-foodlink')).get('cache-control')).toBe('no-store')
  expect((await headersOf('/localcommunity')).get('cache-control')).toBe('private, no-cache')
})
