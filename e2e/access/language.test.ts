import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Language, languages } from '../../src/i18n/languages.ts'
import { openNewPage, openPage, siteUrl, visit } from '../support/browser.ts'
import { finderPage } from '../support/finder-page.ts'
import { finders, programsOf } from '../support/programs-of.ts'
import { words } from '../support/words.ts'

const [assistance] = finders
const address = `${assistance.path}?drug=ozempic`

function titleOfHome(page: Page, language: Language) {
  return page.getByRole('heading', { level: 1, name: words[language]('home.title') })
}

function toggle(page: Page, from: Language) {
  return page.getByRole('link', { name: words[from]('site.otherLanguage'), exact: true })
}

function languageOfPage(page: Page) {
  return page.evaluate(() => document.documentElement.lang)
}

/** What the page remembers: for the server, and for itself. */
async function remembered(page: Page) {
  const cookies = await page.context().cookies()
  const cookie = cookies.find(({ name }) => name === 'i18next')?.value
  return { cookie, stored: await page.evaluate(() => localStorage.getItem('i18nextLng')) }
}

async function rememberFor(page: Page, kept: { cookie?: Language; stored?: Language }) {
  if (kept.cookie) await page.context().addCookies([{ name: 'i18next', value: kept.cookie, url: siteUrl }])
  if (kept.stored) await page.addInitScript((stored) => localStorage.setItem('i18nextLng', stored), kept.stored)
}

test.each(languages)('%s: the first paint is in the language that the browser asks for', async (language) => {
  const page = await openPage({ language, javaScript: false })
  await page.goto('/')
  await titleOfHome(page, language).waitFor()
  expect(await languageOfPage(page)).toBe(language)
})

test.each(languages)('%s: title and description of each page are in the language', async (language) => {
  const page = await openPage({ language, javaScript: false })
  const t = words[language]
  const ozempic = { drug: 'Ozempic' }
  const pages = [
    ['/', t('heads.home.title'), t('heads.home.description')],
    [assistance.path, t('heads.assistance.title'), t('heads.assistance.description')],
    [address, t('heads.assistanceDrug.title', ozempic), t('heads.assistanceDrug.description', ozempic)],
    ['/drugs/ozempic', t('heads.drug.title', ozempic), t('heads.drug.description', ozempic)],
    ['/aboutus', t('pages.about.title'), t('pages.about.lead')],
  ] as const
  for (const [path, title, description] of pages) {
    await page.goto(path)
    expect(await page.title()).toBe(`${title} | Navi`)
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(description)
  }
})

test.each(languages)('%s: the page names its own address and its twin to search engines', async (language) => {
  const page = await openPage({ language, javaScript: false })
  await page.goto(`${address}&utm_source=a-letter`)
  const hrefOf = (selector: string) => page.locator(`head link${selector}`).getAttribute('href')
  const twin = (of: Language) => `${siteUrl}${address}&lng=${of}`
  expect(await hrefOf('[rel=canonical]')).toBe(twin(language))
  expect(await hrefOf('[rel=alternate][hreflang=en]')).toBe(twin('en'))
  expect(await hrefOf('[rel=alternate][hreflang=es]')).toBe(twin('es'))
  expect(await hrefOf('[rel=alternate][hreflang=x-default]')).toBe(twin('en'))
  for (const of of languages) {
    await page.goto(twin(of))
    expect(await languageOfPage(page)).toBe(of)
    expect(await hrefOf('[rel=canonical]')).toBe(twin(of))
  }
})

test.each([
  ['en', 'es'],
  ['es', 'en'],
] as const)('from %s to %s: the toggle changes all words, keeps the medicine and is remembered', async (from, to) => {
  const page = await openPage({ language: from })
  await visit(page, address)
  await toggle(page, from).click()
  const { found, field, programs } = finderPage(page, assistance, to)
  const all = await programsOf('ozempic', 'assistance', to)
  await found('Ozempic', all.length).waitFor()
  for (const { program_criteria } of all) await programs.filter({ hasText: program_criteria }).first().waitFor()
  expect(await field.inputValue()).toBe('Ozempic')
  expect(page.url()).toBe(siteUrl + address)
  expect(await languageOfPage(page)).toBe(to)
  await expect.poll(() => page.title()).toContain(words[to]('heads.assistanceDrug.title', { drug: 'Ozempic' }))
  expect(await remembered(page)).toEqual({ cookie: to, stored: to })

  await page.close()
  const nextVisit = await page.context().newPage()
  await visit(nextVisit, '/')
  await titleOfHome(nextVisit, to).waitFor()
  expect(await languageOfPage(nextVisit)).toBe(to)
})

test('the toggle says no toast about programs that nobody asked for anew', async () => {
  const page = await openPage()
  const other = 'es'
  await visit(page, address)
  await toggle(page, 'en').click()
  const { found, toasts } = finderPage(page, assistance, other)
  await found('Ozempic', (await programsOf('ozempic', 'assistance', other)).length).waitFor()
  expect(await toasts.count()).toBe(0)
})

test.each(languages)('%s: the toggle changes the words of a short page and of its title too', async (language) => {
  const page = await openPage({ language })
  const other = language === 'en' ? 'es' : 'en'
  await visit(page, '/privacypolicy')
  await toggle(page, language).click()
  await page.getByRole('heading', { level: 1, name: words[other]('pages.privacy.title') }).waitFor()
  await expect.poll(() => page.title()).toBe(`${words[other]('pages.privacy.title')} | Navi`)
})

test.each([
  ['en', 'es'],
  ['es', 'en'],
] as const)('from %s to %s: the toggle is a link that works without JavaScript', async (from, to) => {
  const page = await openPage({ language: from, javaScript: false })
  await page.goto(address)
  await toggle(page, from).click()
  const all = await programsOf('ozempic', 'assistance', to)
  await finderPage(page, assistance, to).found('Ozempic', all.length).waitFor()
})

test('without JavaScript a chosen language goes on to the next page, where no button is that does nothing', async () => {
  const page = await openPage({ language: 'en', javaScript: false })
  await page.goto('/?lng=es')
  const search = page.getByRole('combobox', { name: words.es('home.search.label') })
  await search.fill('Eliquis')
  await search.press('Enter')
  await page.waitForURL(/drug=eliquis/)
  expect(await languageOfPage(page)).toBe('es')
  expect(await page.locator('button[type="button"]:visible').count()).toBe(0)
})

test('the query wins over the cookie, the storage and the browser, and is remembered', async () => {
  const page = await openNewPage({ language: 'en' })
  await rememberFor(page, { cookie: 'en', stored: 'en' })
  await visit(page, '/?lng=es')
  await titleOfHome(page, 'es').waitFor()
  await expect.poll(() => remembered(page)).toEqual({ cookie: 'es', stored: 'es' })
})

test('the cookie wins over the storage and the browser', async () => {
  const page = await openNewPage({ language: 'en' })
  await rememberFor(page, { cookie: 'es', stored: 'en' })
  await visit(page, '/')
  await titleOfHome(page, 'es').waitFor()
  await expect.poll(() => remembered(page)).toEqual({ cookie: 'es', stored: 'es' })
})

test('the storage wins over the browser, and the server is told', async () => {
  const page = await openNewPage({ language: 'en' })
  await rememberFor(page, { stored: 'es' })
  await visit(page, address)
  const all = await programsOf('ozempic', 'assistance', 'es')
  await finderPage(page, assistance, 'es').found('Ozempic', all.length).waitFor()
  await expect.poll(() => languageOfPage(page)).toBe('es')
  await expect.poll(() => remembered(page)).toEqual({ cookie: 'es', stored: 'es' })
})

test('a browser of neither language gets English', async () => {
  const answer = await fetch(siteUrl, { headers: { 'accept-language': 'fr-CA,fr;q=0.9' } })
  expect(await answer.text()).toContain('<html lang="en">')
})

test('who has gone on while the words of the other language came stays where he is', async () => {
  const page = await openPage()
  await visit(page, '/')
  let bringWords = () => {}
  const wanted = new Promise<void>((resolve) => {
    bringWords = resolve
  })
  await page.route('**/assets/in-browser-*.js', async (route) => {
    await wanted
    await route.continue()
  })
  await toggle(page, 'en').click()
  await page
    .getByRole('link', { name: words.en('site.aboutUs') })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: words.en('pages.about.title') }).waitFor()
  bringWords()
  await page.getByRole('heading', { level: 1, name: words.es('pages.about.title') }).waitFor()
  expect(page.url()).toBe(`${siteUrl}/aboutus`)
})

test('all tabs follow the language that is chosen in one of them', async () => {
  const page = await openPage()
  await visit(page, '/')
  const other = await page.context().newPage()
  await visit(other, '/aboutus')
  await toggle(other, 'en').click()
  await titleOfHome(page, 'es').waitFor()
  expect(await languageOfPage(page)).toBe('es')
})
