import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageParameters } from '../../src/contract/page-parameters.ts'
import { en } from '../../src/i18n/en.ts'
import { type Language, languages } from '../../src/i18n/languages.ts'
import { inheritedNames } from '../../src/testing/records/built-in-names.ts'
import { bareKeyIn } from '../support/bare-keys.ts'
import { openPage, siteUrl, visit } from '../support/browser.ts'
import { addressOfEachRoute } from '../support/route-patterns.ts'
import { everyPage, sitePages } from '../support/site-pages.ts'
import { beginningWith, words } from '../support/words.ts'

async function htmlOf(address: string, language = 'en') {
  const answer = await fetch(siteUrl + address, { headers: { 'accept-language': language } })
  return { status: answer.status, html: await answer.text() }
}

test.each(languages)('%s: every page answers, with and without a slash at the end', async (language) => {
  for (const path of sitePages) {
    expect([path, (await htmlOf(path, language)).status]).toEqual([path, 200])
    expect([path, (await htmlOf(`${path}/`.replace('//', '/'), language)).status]).toEqual([path, 200])
  }
})

// The pages' part of a build has schemas of its own: with an id that the API has too, the document could not be made.
test('beside the pages of the build the document of the API is the one that is published', async () => {
  const reply = await fetch(`${siteUrl}/api/openapi.json`)
  expect(await reply.json()).toEqual(JSON.parse(readFileSync('docs/openapi.json', 'utf8')))
})

test('a name of the language itself, as a parameter or a part of an address, breaks no page', async () => {
  const broken: string[] = []
  const asNames = new URLSearchParams(inheritedNames.map((name) => [name, name]))
  const addresses = sitePages.map((path) => `${path}?${asNames}`)
  for (const name of inheritedNames) {
    const asValues = new URLSearchParams(Object.keys(pageParameters).map((parameter) => [parameter, name]))
    for (const path of [...sitePages, `/drugs/${name}`, `/${name}`]) addresses.push(`${path}?${asValues}`)
    addresses.push(`/drugs/${name}?${asNames}`, `/${name}?${asNames}`)
  }
  for (const address of addresses) {
    const { status } = await htmlOf(address)
    if (status >= 500) broken.push(`${status}: ${address}`)
  }
  expect(broken).toEqual([])
})

test('no link of any page in either language leads nowhere', async () => {
  const links = new Map<string, { from: string; language: Language }>()
  for (const language of languages)
    for (const path of sitePages) {
      const { html } = await htmlOf(path, language)
      for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="(\/[^"]*)"/g))
        links.set(href.replaceAll('&amp;', '&'), { from: path, language })
    }
  expect(links.size).toBeGreaterThan(sitePages.length)
  const broken: string[] = []
  for (const [href, { from, language }] of links) {
    const { status } = await htmlOf(href, language)
    if (status !== 200) broken.push(`${status}: ${href} on ${from}`)
  }
  expect(broken).toEqual([])
})

test.each(languages)('%s: no page shows a key where words should be', async (language) => {
  for (const path of new Set([...everyPage, ...(await addressOfEachRoute()), '/questions/nosuch'])) {
    const { html } = await htmlOf(path, language)
    expect([path, bareKeyIn(html)]).toEqual([path, undefined])
  }
})

test('no page asks the browser for an inline style, which its own policy would refuse', async () => {
  for (const path of [...sitePages, '/patient-assistant-savings?drug=humalog', '/copaysaving?drug=metformin']) {
    const { html } = await htmlOf(path)
    expect([path, html.match(/<[^>]+\sstyle=[^>]*>|<style[\s>]/)?.[0]]).toEqual([path, undefined])
  }
})

test('the main button of a page does not look like the others', async () => {
  const page = await openPage()
  await visit(page, '/plan')
  const colourOf = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((button) => getComputedStyle(button).backgroundColor)
  expect(await colourOf(en.plan.add.button)).not.toBe(await colourOf(en.plan.add.say))
})

test.each(languages)('%s: every page has exactly one main heading', async (language) => {
  for (const path of everyPage) {
    const { html } = await htmlOf(path, language)
    expect([path, html.match(/<h1[\s>]/g)?.length]).toEqual([path, 1])
  }
})

test('every page has a title and a description of its own, in each language', async () => {
  const pageOf = new Map<string, string>()
  for (const path of sitePages) {
    for (const language of languages) {
      const { html } = await htmlOf(path, language)
      const [title = 'no title', ...others] = [...html.matchAll(/<title>(.+?)<\/title>/g)].map(([, text]) => text)
      expect([path, others]).toEqual([path, []])
      const description = html.match(/<meta name="description" content="(.+?)"/)?.[1] ?? 'no description'
      for (const text of [`${language} title: ${title}`, `${language} description: ${description}`]) {
        expect([text, pageOf.get(text)]).toEqual([text, undefined])
        pageOf.set(text, path)
      }
    }
  }
  expect([...pageOf.keys()].filter((text) => /: no (title|description)$/.test(text))).toEqual([])
})

test.each(languages)('%s: an unknown address says so and leads on', async (language) => {
  const page = await openPage({ language, expected: /status of 404/ })
  const t = words[language]
  for (const path of ['/nosuch', '/drugs/nosuch', '/a/b/c']) {
    const response = await visit(page, path)
    expect(response.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: t('site.missing.title') }).waitFor()
    expect(await page.title()).toBe(`${t('site.missing.title')} | Navi`)
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: t('site.findMedicine') })
    .click()
  await page.getByRole('heading', { level: 1, name: t('programs.title.assistance') }).waitFor()
})

test.each(languages)('%s: the header and the footer stand around every page', async (language) => {
  const page = await openPage({ language, javaScript: false })
  const t = words[language]
  for (const path of ['/', '/copaysaving', '/drugs/ozempic', '/aboutus']) {
    await page.goto(path)
    const header = page.getByRole('banner')
    await header
      .getByRole('link', { name: beginningWith(t('site.name')) })
      .first()
      .waitFor()
    await header.getByRole('link', { name: t('site.aboutUs') }).waitFor()
    await header.getByRole('link', { name: t('site.contactUs') }).waitFor()
    const footer = page.getByRole('contentinfo')
    await footer.getByText('2024').waitFor()
    await footer.getByText(t('site.copyright')).waitFor()
    await footer.getByRole('link', { name: t('site.terms') }).waitFor()
    await footer.getByRole('link', { name: t('site.privacy') }).waitFor()
  }
})

test('the first stop of Tab skips to the content', async () => {
  const page = await openPage()
  await visit(page, '/aboutus')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: words.en('site.skip') })
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Enter')
  const main = page.getByRole('main')
  await expect.poll(() => main.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('on a phone the menu opens, leads on, and closes with Escape', async () => {
  const page = await openPage({ width: 390 })
  const t = words.en
  await visit(page, '/')
  const button = page.getByRole('button', { name: t('site.menu') })
  const menu = page.getByRole('navigation', { name: t('site.menu') })
  await menu.waitFor({ state: 'hidden' })
  await button.click()
  await menu.waitFor()
  expect(await button.getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  expect(await button.getAttribute('aria-expanded')).toBe('false')
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  await button.click()
  await menu.getByRole('link', { name: t('site.aboutUs') }).click()
  await page.getByRole('heading', { level: 1, name: t('pages.about.title') }).waitFor()
  await menu.waitFor({ state: 'hidden' })
  await button.click()
  await menu.waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: t('home.title') }).waitFor()
  await menu.waitFor({ state: 'hidden' })
})

test('on a phone the bar at the bottom leads to Navi', async () => {
  const page = await openPage({ width: 390, touch: true })
  const t = words.en
  await visit(page, '/')
  await page
    .getByRole('navigation', { name: t('site.mainNav') })
    .getByRole('link', { name: t('site.navi') })
    .tap()
  await page.getByRole('heading', { level: 1, name: t('chat.name') }).waitFor()
})

test('the links of a page lead on without loading the site anew', async () => {
  const page = await openPage()
  const t = words.en
  await visit(page, '/')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const main = page.getByRole('main')
  for (const service of ['start', 'free', 'copay', 'cash', 'delivery', 'local'] as const) {
    await main.getByRole('link', { name: t(`home.needs.${service}.need`) }).click()
    await page.getByRole('heading', { level: 1, name: t('home.title') }).waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: t('home.title') }).waitFor()
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('a page that comes without a load of the browser gets the focus, so that it is told', async () => {
  const page = await openPage()
  await visit(page, '/')
  const isInMain = () => page.evaluate(() => document.querySelector('main') === document.activeElement)
  await page
    .getByRole('link', { name: words.en('site.aboutUs') })
    .first()
    .click()
  await page.waitForURL('**/aboutus')
  await expect.poll(isInMain).toBe(true)
})

test('an iPhone is shown the steps of its own browser', async () => {
  const page = await openPage({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  })
  await visit(page, '/addhomemodal')
  await page.getByRole('tab', { name: words.en('site.addToHome.safari'), selected: true }).waitFor()
})
